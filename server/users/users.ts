/** Users of the portal: sign-up, sign-in and sign-out, the set-up link, sessions, passwords. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { limitsOf, makeAccount, sessionLimits } from '../accounts/accounts.ts';
import type { DefaultLimits } from '../accounts/types.ts';
import type { SecretRing } from '../secrets/ring.ts';
import { findAccount, firstAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import * as rows from '../storage/users.ts';
import { holdAddress } from './hold-address.ts';
import type { Identity } from './identity.ts';
import { emailTaken, linkInvalid, refusedInside, refusedWith, signInFailed, signUpOff } from './refusals.ts';
import { type StoredUser, shownSession, shownUser } from './shown.ts';
import { createSignUpLinks } from './sign-up-links.ts';
import { ADDRESS_HEADER, type SignedIn, type Users, type Visitor } from './types.ts';

const TOKEN_BYTES = 24;
/** The characters of a link's token, whoever made it. */
const TOKEN = /^[\w-]+$/;
/** Browsers send shorter ones. */
const MOST_USER_AGENT = 300;
/** A page asks for a dozen pictures at once: not each should ask the database for the visitor. */
const REMEMBERED_MS = 500;
const MAX_REMEMBERED = 1_000;
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
  const { database, defaults } = parts;
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
  const remembered = new Map<string, { visit: ReturnType<Users['visit']>; until: number }>();

  async function makeUser(
    user: { name: string; email: string; password: string },
    from: Visitor,
    belonging: () => Promise<{ accountId: string; operator: boolean }>,
  ): Promise<SignedIn> {
    const email = user.email.toLowerCase();
    // of two simultaneous sign-ups with one address, on any nodes, the second must not leave an account without a user
    const free = await holdAddress(database, email);
    try {
      if ((await rows.findUserByEmail(database.reads, email)) !== undefined) throw emailTaken();
      const { api, belongTo } = await identity();
      const { name, password } = user;
      const to = await belonging();
      const body = { name, email, password };
      const { headers } = await belongTo(to, () =>
        api.signUpEmail({ body, headers: headersOf(from), returnHeaders: true }),
      ).catch(async (error) => {
        // the library refuses in the same way if another process has made this user meanwhile, and if the database fails
        const taken = (await rows.findUserByEmail(database.reads, email)) !== undefined;
        throw taken ? refusedWith(error, emailTaken()) : new Error('the user could not be made', { cause: error });
      });
      return await opened(headers, from);
    } finally {
      await free();
    }
  }

  async function ownAccount(name: string): Promise<{ accountId: string; operator: boolean }> {
    const accountId = await database.transaction((tx) => makeAccount(tx, { name, credits: parts.credits }));
    return { accountId, operator: false };
  }

  /** Given the library's answer to a sign-in, returns the user. */
  async function opened(headers: Headers, from: Visitor): Promise<SignedIn> {
    const cookies = headers.getSetCookie();
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const visit = await look({ ...from, cookie });
    if (visit === null) throw new Error('a session that was just made is not there');
    return { user: visit.user, session: visit.session, cookies };
  }

  async function look(from: Visitor): ReturnType<Users['visit']> {
    const { api } = await identity();
    const { headers, response } = await api.getSession({ headers: headersOf(from), returnHeaders: true });
    if (response === null) return null;
    const user = shownUser(response.user as StoredUser);
    const account = await findAccount(database.reads, user.accountId);
    if (account === undefined) return null;
    const limits = { ...limitsOf(account, defaults), ...sessionLimits(parts.requestsPerMinute) };
    const session = shownSession(response.session, response.session.token);
    return { user, session, limits, cookies: headers.getSetCookie() };
  }

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
          return { accountId: first!.id, operator: true };
        });
      } catch (error) {
        await rows.releaseSetup(database.queries, hash);
        throw error;
      }
    },

    async signUp(user, from) {
      if (!parts.signup) throw signUpOff();
      return makeUser(user, from, () => ownAccount(user.name));
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
      return makeUser({ ...user, password }, from, () => ownAccount(user.name)).catch((error: unknown) => {
        // the link was used, or another one for the same address
        throw error instanceof ApiError && error.code === 'EMAIL_TAKEN' ? linkInvalid() : error;
      });
    },

    async invite({ name, email }) {
      // nobody knows it: the user sets another through the link
      const password = randomBytes(TOKEN_BYTES).toString('base64url');
      await makeUser({ name, email, password }, NOBODY, () => ownAccount(name));
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

    visit(from) {
      const cookie = from.cookie ?? '';
      const known = remembered.get(cookie);
      if (known !== undefined && known.until > performance.now()) return known.visit;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const visit = look(from);
      remembered.set(cookie, { visit, until: performance.now() + REMEMBERED_MS });
      visit.catch(() => remembered.delete(cookie));
      return visit;
    },

    async signOut(from) {
      const { api } = await identity();
      remembered.clear();
      const { headers } = await api.signOut({ headers: headersOf(from), returnHeaders: true });
      remembered.clear();
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
      remembered.clear();
      return true;
    },

    async endOtherSessions(from) {
      const { api } = await identity();
      await api.revokeOtherSessions({ headers: headersOf(from) }).catch((error) => {
        throw refusedInside(error);
      });
      remembered.clear();
    },

    async changePassword({ current, password }, from) {
      const { api } = await identity();
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
      const { headers, response } = await api
        .changePassword({ body, headers: headersOf(from), returnHeaders: true })
        .catch((error) => {
          throw refusedInside(error, signInFailed('The password that you have now is another. Check it.'));
        });
      remembered.clear();
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
      remembered.clear();
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

function headersOf({ cookie, address, userAgent }: Visitor): Headers {
  return new Headers({
    ...(cookie !== undefined && { cookie }),
    ...(userAgent !== undefined && { 'user-agent': userAgent.slice(0, MOST_USER_AGENT) }),
    [ADDRESS_HEADER]: address,
  });
}
