/** The frame around every view of who is signed in: the way to the views, the credits, the account. */
import { Anchor, AppShell, Box, Burger, Button, Divider, Drawer, Group, Menu, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { useAccount } from '../session/account.ts';
import { useSignOut } from '../session/session.ts';
import { texts } from '../texts/texts.ts';
import classes from './frame.module.css';
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
            hiddenFrom="md"
            size="sm"
            opened={open}
            onClick={toggle}
            aria-expanded={open}
            aria-label={open ? texts.shell.closeMenu : texts.shell.openMenu}
          />
          <Link href={PATHS.convert} className={classes.home}>
            <Logo />
          </Link>
          <Group component="nav" aria-label={texts.shell.navigation} visibleFrom="md" gap={0} wrap="nowrap" ml="md">
            <Navigation user={user} />
          </Group>
          <Box ml="auto">
            <Credits />
          </Box>
          <Box visibleFrom="md">
            <AccountMenu user={user} />
          </Box>
        </Group>
      </AppShell.Header>
      <Drawer
        opened={open}
        onClose={close}
        size={280}
        title={<Logo />}
        hiddenFrom="md"
        closeButtonProps={{ 'aria-label': texts.shell.closeMenu }}
      >
        <Stack component="nav" aria-label={texts.shell.navigation} gap={2} className={classes.drawer}>
          <Navigation user={user} onGo={close} />
        </Stack>
        <Divider my="md" />
        <Stack gap="sm">
          <Who user={user} />
          <SchemeSwitch />
          <Anchor href="/docs" size="sm">
            {texts.shell.reference}
          </Anchor>
          <SignOut />
        </Stack>
      </Drawer>
      <AppShell.Main id={MAIN} tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

/** How many are left; there is nothing where that is not known. */
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
    <Menu position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <Button variant="default" size="xs" maw={180}>
          {user.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Box p="xs">
          <Who user={user} />
        </Box>
        <Box px="xs" pb="xs">
          <SchemeSwitch />
        </Box>
        <Menu.Divider />
        <Menu.Item component="a" href="/docs">
          {texts.shell.reference}
        </Menu.Item>
        <SignOutItem />
      </Menu.Dropdown>
    </Menu>
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

function SignOutItem() {
  const signOut = useSignOut();
  return <Menu.Item onClick={() => signOut.mutate()}>{texts.shell.signOut}</Menu.Item>;
}

function SignOut() {
  const signOut = useSignOut();
  return (
    <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
      {texts.shell.signOut}
    </Button>
  );
}
