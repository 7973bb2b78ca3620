/** The view Settings: the user, the account's name, the password, and the sessions. */
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { day } from '../formats/dates.ts';
import { useMay } from '../session/role.ts';
import { nameOf, useSession } from '../session/session.ts';
import { View } from '../shell/view.tsx';
import { texts } from '../texts/texts.ts';
import { AccountName } from './account-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sections } from './sections.tsx';
import { Sessions } from './sessions.tsx';

export function SettingsView() {
  const { data: signedIn } = useSession();
  const manages = useMay('manage');
  return (
    <View title={texts.settings.title}>
      <Sections />
      <Stack gap="xl">
        {signedIn && (
          <section aria-label={texts.settings.you}>
            <Text fw={600}>{signedIn.user.name}</Text>
            <Text>{signedIn.user.email}</Text>
            <Text size="sm" c="dimmed">
              {texts.settings.since(day(signedIn.user.createdAt))}
            </Text>
            {signedIn.user.operator && <Text size="sm">{texts.settings.operator}</Text>}
          </section>
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" verticalSpacing="lg" maw="64rem">
          {signedIn && manages && (
            <Paper component="section" withBorder p="md">
              <Title order={2} mb="xs">
                {texts.settings.account.title}
              </Title>
              <AccountName name={nameOf(signedIn)} />
            </Paper>
          )}
          <Paper component="section" withBorder p="md">
            <Title order={2} mb="xs">
              {texts.settings.password.title}
            </Title>
            <ChangePassword />
          </Paper>
        </SimpleGrid>
        <section>
          <Title order={2} mb="xs">
            {texts.settings.sessions.title}
          </Title>
          <Sessions />
        </section>
      </Stack>
    </View>
  );
}
