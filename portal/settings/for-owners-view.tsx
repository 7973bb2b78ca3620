/** In place of a view that only owners may see: why, and whom to ask. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';

const WORDS = texts.people;

export function ForOwnersView() {
  const { data: signedIn } = useSession();
  return (
    <View title={WORDS.forOwners.title}>
      <Text mb="md">{WORDS.forOwners.body(WORDS.roles[signedIn?.user.role ?? 'reviewer'])}</Text>
      <Anchor component={Link} href={PATHS.people}>
        {WORDS.list}
      </Anchor>
    </View>
  );
}
