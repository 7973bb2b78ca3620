/** The way to the form of signing in. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';

export function ToSignIn({ lead }: { readonly lead?: string }) {
  return (
    <Text size="sm">
      {lead}{' '}
      <Anchor component={Link} href={PATHS.signIn} inherit>
        {texts.session.toSignIn}
      </Anchor>
    </Text>
  );
}
