/** On narrow screens, the navigation and the account in a sheet beside the view. */
import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import classes from './frame.module.css';

// screens with room for the navigation never show it
const Content = lazy(async () => ({ default: (await import('./side-menu-content.tsx')).SideMenuContent }));

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
          <Suspense>
            <Content user={user} onClose={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
