/** The link to the sign-in form; for a signed-in user, the link to Convert. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { useSession } from './session.ts';

export function ToSignIn({ lead }: { readonly lead?: string }) {
  const { data: signedIn } = useSession();
  if (signedIn) {
    return (
      <Anchor component={Link} href={PATHS.convert} size="sm">
        {texts.session.toPortal}
      </Anchor>
    );
  }
  return (
    <Text size="sm">
      {lead}{' '}
      <Anchor component={Link} href={PATHS.signIn} inherit>
        {texts.session.toSignIn}
      </Anchor>
    </Text>
  );
}
