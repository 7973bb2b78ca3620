/** What is in the sheet of the navigation, loaded when it is first opened. */
import { CloseButton, Divider } from '@mantine/core';
import type { User } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { Account } from './account.tsx';
import classes from './frame.module.css';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';

interface SideMenuContentProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function SideMenuContent({ user, onClose }: SideMenuContentProps) {
  return (
    <div className={classes.drawer}>
      <div className={classes.drawerHead}>
        <Logo />
        <CloseButton aria-label={texts.shell.closeMenu} onClick={onClose} />
      </div>
      <nav aria-label={texts.shell.navigation}>
        <Navigation user={user} onGo={onClose} />
      </nav>
      <Divider my="md" />
      <Account user={user} />
    </div>
  );
}
