/** The signed-in user, their colour scheme and language, and the links to leave. */
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { User } from '../api/types.ts';
import { useSession, useSignOut } from '../session/session.ts';
import { loadAllTexts } from '../texts/load.ts';
import { texts } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const AccountSwitch = lazy(() =>
  loadAllTexts().then(async () => ({ default: (await import('./account-switch.tsx')).AccountSwitch })),
);

export function Account({ user }: { readonly user: User }) {
  const signOut = useSignOut();
  const several = (useSession().data?.accounts.length ?? 0) > 1;
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600} truncate>
          {user.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {user.email}
        </Text>
      </div>
      {several && (
        <Suspense>
          <AccountSwitch />
        </Suspense>
      )}
      <SchemeSwitch />
      <LanguageSwitch />
      <Anchor href="/docs" size="sm">
        {texts.shell.reference}
      </Anchor>
      <Anchor href="/docs/guides" size="sm">
        {texts.shell.guides}
      </Anchor>
      <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        {texts.shell.signOut}
      </Button>
      <FailureNote error={signOut.error} />
    </Stack>
  );
}
