/** On narrow screens, the navigation and the account in a sheet beside the view. */
import { CloseButton, Divider } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import type { User } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { LazyAccount } from './account-lazy.ts';
import classes from './frame.module.css';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';

export function SideMenu({ user }: { readonly user: User }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        className={classes.burger}
        aria-expanded={open}
        aria-label={open ? texts.shell.closeMenu : texts.shell.openMenu}
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <path d="M1 4h16M1 9h16M1 14h16" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its button */}
      <dialog
        ref={sheet}
        className={classes.sheet}
        aria-label={texts.shell.navigation}
        onClose={() => setOpen(false)}
        // what lies around the sheet is the dialog itself
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {open && (
          <div className={classes.drawer}>
            <div className={classes.drawerHead}>
              <Logo />
              <CloseButton aria-label={texts.shell.closeMenu} onClick={close} />
            </div>
            <nav aria-label={texts.shell.navigation}>
              <Navigation user={user} onGo={close} />
            </nav>
            <Divider my="md" />
            <Suspense>
              <LazyAccount user={user} />
            </Suspense>
          </div>
        )}
      </dialog>
    </>
  );
}
