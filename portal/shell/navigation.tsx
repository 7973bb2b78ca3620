/** The links to the views; the current one is marked. */
import { Link, useLocation } from 'wouter';
import type { User } from '../api/types.ts';
import { NEWEST_CHECK, PATHS } from '../paths.ts';
import { may } from '../session/may.ts';
import { texts } from '../texts/texts.ts';
import classes from './frame.module.css';

const VIEWS = ['convert', 'check', 'history', 'clients', 'keys', 'webhooks', 'usage', 'settings'] as const;
type ViewName = (typeof VIEWS)[number] | 'operator';

/** What a person must be able to do to see a view. */
const NEEDS = new Map<ViewName, Parameters<typeof may>[1]>([
  ['convert', 'work'],
  ['keys', 'manage'],
  ['webhooks', 'manage'],
  ['usage', 'manage'],
]);

/** Of a view whose address has parameters, the address without them. */
const addressOf = (view: ViewName): string => (view === 'check' ? NEWEST_CHECK : PATHS[view]);

/** Whether a location is in the view at an address, whatever the view shows. */
const isIn = (location: string, address: string): boolean =>
  location === address || (address !== '/' && location.startsWith(`${address}/`));

export function Navigation({ user, onGo }: { readonly user: User; readonly onGo?: () => void }) {
  const [location] = useLocation();
  const open = VIEWS.filter((view) => may(user.role, NEEDS.get(view) ?? 'see'));
  const views: readonly ViewName[] = user.operator ? [...open, 'operator'] : open;
  return views.map((view) => (
    <Link
      key={view}
      href={addressOf(view)}
      className={classes.link}
      aria-current={isIn(location, addressOf(view)) ? 'page' : undefined}
      onClick={onGo}
    >
      {texts.shell.views[view]}
    </Link>
  ));
}
