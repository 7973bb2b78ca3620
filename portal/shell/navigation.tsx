/** The links to the views; the current one is marked. */
import { Link, useLocation } from 'wouter';
import type { User } from '../api/types.ts';
import { PATHS } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import classes from './frame.module.css';

const VIEWS = ['convert', 'history', 'keys', 'webhooks', 'usage', 'settings'] as const;

export function Navigation({ user, onGo }: { readonly user: User; readonly onGo?: () => void }) {
  const [location] = useLocation();
  const views = user.operator ? [...VIEWS, 'operator' as const] : VIEWS;
  return views.map((view) => (
    <Link
      key={view}
      href={PATHS[view]}
      className={classes.link}
      aria-current={location === PATHS[view] ? 'page' : undefined}
      onClick={onGo}
    >
      {texts.shell.views[view]}
    </Link>
  ));
}
