/** The frame around every view for a signed-in user: the navigation, the credits, the account. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { useAccount } from '../session/account.ts';
import { may } from '../session/may.ts';
import { texts } from '../texts/texts.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './frame.module.css';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { SideMenu } from './side-menu.tsx';

const MAIN = 'content';

export function Frame({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href={`#${MAIN}`}>
        {texts.shell.skip}
      </a>
      <header className={classes.header}>
        <SideMenu user={user} />
        <Link href={PATHS.convert} className={classes.home}>
          <Logo />
        </Link>
        <nav aria-label={texts.shell.navigation} className={classes.links}>
          <Navigation user={user} />
        </nav>
        <Credits user={user} />
        <AccountMenu user={user} />
      </header>
      <main id={MAIN} tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}

/** The number of credits left; nothing if it is not known. */
function Credits({ user }: { readonly user: User }) {
  const { data: account } = useAccount();
  if (account === undefined) return <span className={classes.credits} />;
  if (!may(user.role, 'manage'))
    return (
      <span className={`${classes.credits} figures`} title={texts.shell.creditsHint}>
        {texts.shell.credits(account.credits)}
      </span>
    );
  return (
    <Link href={PATHS.usage} className={`${classes.credits} figures`} title={texts.shell.creditsHint}>
      {texts.shell.credits(account.credits)}
    </Link>
  );
}
