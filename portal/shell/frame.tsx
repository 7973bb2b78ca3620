/** The frame around every view for a signed-in user: the navigation, the credits, the account. */
import { Anchor, AppShell, Box, Burger, Button, Divider, Drawer, Group, Popover, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { useAccount } from '../session/account.ts';
import { useSignOut } from '../session/session.ts';
import { texts } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';
import classes from './frame.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const MAIN = 'content';

export function Frame({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const [open, { toggle, close }] = useDisclosure(false);
  return (
    <AppShell header={{ height: 57 }}>
      <a className="skip" href={`#${MAIN}`}>
        {texts.shell.skip}
      </a>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px={{ base: 'sm', sm: 'md' }} gap="md" wrap="nowrap">
          <Burger
            hiddenFrom="lg"
            size="sm"
            opened={open}
            onClick={toggle}
            aria-expanded={open}
            aria-label={open ? texts.shell.closeMenu : texts.shell.openMenu}
          />
          <Link href={PATHS.convert} className={classes.home}>
            <Logo />
          </Link>
          <Group component="nav" aria-label={texts.shell.navigation} visibleFrom="lg" gap={0} wrap="nowrap" ml="md">
            <Navigation user={user} />
          </Group>
          <Box ml="auto">
            <Credits />
          </Box>
          <Box visibleFrom="lg">
            <AccountMenu user={user} />
          </Box>
        </Group>
      </AppShell.Header>
      <Drawer
        opened={open}
        onClose={close}
        size={280}
        title={<Logo />}
        hiddenFrom="lg"
        closeButtonProps={{ 'aria-label': texts.shell.closeMenu }}
      >
        <Stack component="nav" aria-label={texts.shell.navigation} gap={2} className={classes.drawer}>
          <Navigation user={user} onGo={close} />
        </Stack>
        <Divider my="md" />
        <Account user={user} />
      </Drawer>
      <AppShell.Main id={MAIN} tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

/** The number of credits left; nothing if it is not known. */
function Credits() {
  const { data: account } = useAccount();
  if (account === undefined) return null;
  return (
    <Link href={PATHS.usage} className={`${classes.credits} figures`} title={texts.shell.creditsHint}>
      {texts.shell.credits(account.credits)}
    </Link>
  );
}

function AccountMenu({ user }: { readonly user: User }) {
  return (
    <Popover position="bottom-end" width={280} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" maw={180}>
          <Text span inherit truncate>
            {user.name}
          </Text>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.shell.account}>
        <Account user={user} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The signed-in user, their colour scheme, and the links to leave. */
function Account({ user }: { readonly user: User }) {
  const signOut = useSignOut();
  return (
    <Stack gap="sm">
      <Who user={user} />
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

function Who({ user }: { readonly user: User }) {
  return (
    <div>
      <Text size="sm" fw={600} truncate>
        {user.name}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {user.email}
      </Text>
    </div>
  );
}
