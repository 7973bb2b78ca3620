/** The menu of the signed-in user. The browser opens and closes it; what is in it is loaded when it opens. */
import { Suspense, useState } from 'react';
import type { User } from '../api/types.ts';
import { nameOf, useSession } from '../session/session.ts';
import { texts } from '../texts/texts.ts';
import { LazyAccount } from './account-lazy.ts';
import classes from './frame.module.css';

const MENU = 'account-menu';

export function AccountMenu({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState(false);
  const { data: signedIn } = useSession();
  // which one it is matters only to who has several
  const account = signedIn && signedIn.accounts.length > 1 ? nameOf(signedIn) : null;
  return (
    <div className={classes.account}>
      <button
        type="button"
        className={classes.who}
        popoverTarget={MENU}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <span className={classes.part}>{user.name}</span>{' '}
        {account !== null && <span className={`${classes.part} ${classes.where}`}>{account}</span>}
      </button>
      <div id={MENU} popover="auto" role="dialog" aria-label={texts.shell.account} className={classes.menu}>
        {asked && (
          <Suspense>
            <LazyAccount user={user} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
