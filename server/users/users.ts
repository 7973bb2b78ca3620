/** Users of the portal: sign-up, sign-in and sign-out, the set-up link, sessions, passwords. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import type { DefaultLimits } from '../accounts/types.ts';
import type { SecretRing } from '../secrets/ring.ts';
import { firstAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import { setChoices } from '../storage/members.ts';
import * as rows from '../storage/users.ts';
import type { Identity } from './identity.ts';
import { createJoining, goOnIn } from './joining.ts';
import { createMakeUser, ownAccount, ownerOf } from './make-user.ts';
import { linkInvalid, refusedInside, refusedWith, signInFailed, signUpOff } from './refusals.ts';
import { headersOf, shownSession } from './shown.ts';
import { createSignUpLinks } from './sign-up-links.ts';
import type { Users, Visitor } from './types.ts';
import { createVisits } from './visits.ts';

const TOKEN_BYTES = 24;
/** The characters of a link's token, whoever made it. */
const TOKEN = /^[\w-]+$/;
/** Nodes that start within this time count as started together. */
const STARTED_TOGETHER_MS = 600_000;

/** Stands in for the visitor when a user is made on the command line. */
const NOBODY: Visitor = { cookie: undefined, address: '127.0.0.1', userAgent: undefined };

export interface UsersParts {
  readonly database: Database;
  readonly defaults: DefaultLimits;
  /** sessions are signed, and links that sign up are sealed, with keys made from them */
  readonly secrets: SecretRing;
  /** requests per minute of a session */
  readonly requestsPerMinute: number;
  /** true if anyone may sign up */
  readonly signup: boolean;
  /** of a user who signs up */
  readonly credits: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Given the parts, returns the use cases of users. The library is loaded when first needed, since that takes half a
 * second.
 */
export function createUsers(parts: UsersParts): Users {
  const { database } = parts;
  let loaded: Promise<Identity> | undefined;
  const identity = (): Promise<Identity> => {
    loaded ??= import('./identity.ts').then(({ createIdentity }) => {
      const secret = Buffer.from(
        hkdfSync('sha256', parts.secrets.current().text, '', 'sessions of the portal', 32),
      ).toString('hex');
      const type = database.notices === undefined ? 'sqlite' : 'postgres';
      return createIdentity({ queries: database.queries, type, secret });
    });
    return loaded;
  };
  const links = createSignUpLinks(parts.secrets);
  const visits = createVisits({ ...parts, identity });
  const { look, opened } = visits;
  const makeUser = createMakeUser({ database, identity, visits });
  const ownHome = (name: string) => () => ownAccount(database, { name, credits: parts.credits });

  async function sessionsOf(from: Visitor) {
    const { api } = await identity();
    return api.listSessions({ headers: headersOf(from) }).catch((error) => {
      throw refusedInside(error);
    });
  }

  return {
    isClaimed: () => rows.hasOperator(database.reads),

    async renewSetupLink(at) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      // of nodes that start together, the link of the first one stays
      const keepMs = at === undefined || database.notices === undefined ? 0 : STARTED_TOGETHER_MS;
      const made = await database.transaction((tx) =>
        rows.renewSetup(tx, { tokenSha256: sha256(token), now: Date.now(), keepMs }),
      );
      return made ? token : undefined;
    },

    async claim({ token, ...user }, from) {
      const hash = sha256(token);
      if (!(await rows.claimSetup(database.queries, hash, Date.now()))) throw linkInvalid();
      try {
        return await makeUser(user, from, async () => {
          const first = await firstAccount(database.reads);
          return ownerOf(database, first!.id, true);
        });
      } catch (error) {
        await rows.releaseSetup(database.queries, hash);
        throw error;
      }
    },

    async signUp(user, from) {
      if (!parts.signup) throw signUpOff();
      return makeUser(user, from, ownHome(user.name));
    },

    async signUpLink({ name, email }) {
      const known = (await rows.findUserByEmail(database.reads, email.toLowerCase())) !== undefined;
      const token = known ? await (await identity()).resetToken(email.toLowerCase()) : links.make({ name, email });
      return { known, token: token ?? '' };
    },

    async signUpByLink({ token, password }, from) {
      if (!parts.signup) throw signUpOff();
      const user = links.open(token);
      if (user === undefined) throw linkInvalid();
      return makeUser({ ...user, password }, from, ownHome(user.name)).catch((error: unknown) => {
        // the link was used, or another one for the same address
        throw error instanceof ApiError && error.code === 'EMAIL_TAKEN' ? linkInvalid() : error;
      });
    },

    async invite({ name, email }) {
      // nobody knows it: the user sets another through the link
      const password = randomBytes(TOKEN_BYTES).toString('base64url');
      await makeUser({ name, email, password }, NOBODY, ownHome(name));
      return (await (await identity()).resetToken(email.toLowerCase()))!;
    },

    async signIn({ email, password }, from) {
      const { api } = await identity();
      const headers = headersOf({ ...from, cookie: undefined });
      const body = { email: email.trim().toLowerCase(), password };
      const signedIn = await api.signInEmail({ body, headers, returnHeaders: true }).catch((error) => {
        throw refusedWith(error, signInFailed());
      });
      return opened(signedIn.headers, from);
    },

    visit: visits.visit,
    forget: visits.forget,
    ...createJoining({ database, identity, visits, makeUser }),

    async chooseAccount(accountId, from) {
      const visit = await look(from);
      if (visit === null || !visit.accounts.some(({ id }) => id === accountId)) return null;
      await setChoices(database.queries, visit.user.id, { account_id: accountId });
      return goOnIn(visits, accountId, from);
    },

    async signOut(from) {
      const { api } = await identity();
      visits.forget();
      const { headers } = await api.signOut({ headers: headersOf(from), returnHeaders: true });
      visits.forget();
      return headers.getSetCookie();
    },

    async sessions(from) {
      const { api } = await identity();
      const headers = headersOf(from);
      const [current, all] = await Promise.all([api.getSession({ headers }), sessionsOf(from)]);
      return all
        .map((session) => shownSession(session, current?.session.token))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },

    async endSession(id, from) {
      const { api } = await identity();
      const headers = headersOf(from);
      const session = (await sessionsOf(from)).find((each) => each.id === id);
      if (session === undefined) return false;
      await api.revokeSession({ body: { token: session.token }, headers });
      visits.forget();
      return true;
    },

    async endOtherSessions(from) {
      const { api } = await identity();
      await api.revokeOtherSessions({ headers: headersOf(from) }).catch((error) => {
        throw refusedInside(error);
      });
      visits.forget();
    },

    async changePassword({ current, password }, from) {
      const { api } = await identity();
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
      const { headers, response } = await api
        .changePassword({ body, headers: headersOf(from), returnHeaders: true })
        .catch((error) => {
          throw refusedInside(error, signInFailed('The password that you have now is another. Check it.'));
        });
      visits.forget();
      await rows.forgetLinks(database.queries, response.user.id);
      return headers.getSetCookie();
    },

    async resetToken(email) {
      return (await identity()).resetToken(email.trim().toLowerCase());
    },

    async resetPassword({ token, password }) {
      if (!TOKEN.test(token)) throw linkInvalid();
      const { setPassword } = await identity();
      const { id, email } = await setPassword(token, password).catch((error) => {
        throw refusedWith(error, linkInvalid());
      });
      visits.forget();
      await rows.forgetLinks(database.queries, id);
      return email;
    },

    list: async () =>
      (await rows.listUsers(database.reads)).map(({ account_id, created_at, operator, ...user }) => ({
        ...user,
        accountId: account_id,
        operator: Boolean(operator),
        createdAt: new Date(created_at),
      })),

    async emailsOf(accountIds) {
      const emails = new Map<string, string[]>();
      if (accountIds.length === 0) return emails;
      for (const { account_id, email } of await rows.emailsOf(database.reads, accountIds)) {
        emails.set(account_id, [...(emails.get(account_id) ?? []), email]);
      }
      return emails;
    },
  };
}
