/** Who visits: the user of a session, the accounts that they belong to, and the one that their calls are about. */
import { limitsOf, sessionLimits } from '../accounts/accounts.ts';
import type { DefaultLimits } from '../accounts/types.ts';
import { findAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import { accountCookie, namedAccount } from './account-cookie.ts';
import type { Identity } from './identity.ts';
import { accountsOf, currentOf } from './own-accounts.ts';
import { noAccount } from './refusals.ts';
import { headersOf, type StoredUser, shownSession, shownUser } from './shown.ts';
import type { SignedIn, Visit, Visitor } from './types.ts';

/** A page asks for a dozen pictures at once: not each should ask the database for the visitor. */
const REMEMBERED_MS = 500;
const MAX_REMEMBERED = 1_000;

export interface VisitsParts {
  readonly database: Database;
  readonly defaults: DefaultLimits;
  /** requests per minute of a session */
  readonly requestsPerMinute: number;
  readonly identity: () => Promise<Identity>;
}

interface Remembered {
  readonly visit: Promise<Visit | null>;
  readonly until: number;
  /** how many changes of keys, limits and memberships were known before it was read */
  readonly changes: number | undefined;
}

export interface Visits {
  /** Returns the visitor with this cookie, as they were a moment ago; null if it has no session. */
  visit(from: Visitor): Promise<Visit | null>;
  /** The same, as they are now. */
  look(from: Visitor): Promise<Visit | null>;
  /** Given the library's answer to a sign-in, returns the user. Throws NO_ACCOUNT, and ends the session. */
  opened(headers: Headers, from: Visitor): Promise<SignedIn>;
  /** Given the library's answer to a sign-in, ends its session: nothing came of it. */
  close(headers: Headers, from: Visitor): Promise<void>;
  /** Forgets what is remembered: a session or a membership has changed. */
  forget(): void;
}

/** Given its parts, returns what finds visitors. */
export function createVisits({ database, defaults, requestsPerMinute, identity }: VisitsParts): Visits {
  const remembered = new Map<string, Remembered>();
  const changes = (): number | undefined => database.notices?.keyChanges.count;

  async function look(from: Visitor): Promise<Visit | null> {
    const { api } = await identity();
    const { headers, response } = await api.getSession({ headers: headersOf(from), returnHeaders: true });
    if (response === null) return null;
    const stored = response.user as StoredUser;
    const accounts = await accountsOf(database, stored);
    const named = namedAccount(from.cookie);
    const current = currentOf(accounts, { named, last: stored.accountId });
    if (current === undefined) return null;
    const account = await findAccount(database.reads, current.id);
    if (account === undefined) return null;
    const limits = { ...limitsOf(account, defaults), ...sessionLimits(requestsPerMinute) };
    const session = shownSession(response.session, response.session.token);
    const user = shownUser(stored, current);
    const lost = named !== undefined && named !== current.id;
    return { user, session, accounts, limits, lost, cookies: headers.getSetCookie() };
  }

  /** As a browser sends the cookies back. */
  const returning = (headers: Headers, from: Visitor): Visitor => {
    const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
    return { ...from, cookie: cookies.join('; ') };
  };

  async function close(headers: Headers, from: Visitor): Promise<void> {
    const { api } = await identity();
    await api.signOut({ headers: headersOf(returning(headers, from)) });
  }

  return {
    look,
    close,

    visit(from) {
      const cookie = from.cookie ?? '';
      const known = remembered.get(cookie);
      const fresh = known !== undefined && known.until > performance.now() && known.changes === changes();
      if (fresh) return known.visit;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const entry = { changes: changes(), visit: look(from), until: performance.now() + REMEMBERED_MS };
      remembered.set(cookie, entry);
      entry.visit.catch(() => remembered.delete(cookie));
      return entry.visit;
    },

    async opened(headers, from) {
      const visit = await look(returning(headers, from));
      if (visit === null) {
        await close(headers, from);
        throw noAccount();
      }
      const { user, session, accounts } = visit;
      return { user, session, accounts, cookies: [...headers.getSetCookie(), accountCookie(user.accountId)] };
    },

    forget: () => remembered.clear(),
  };
}
