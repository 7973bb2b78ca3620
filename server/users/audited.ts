/** Users whose sign-ins, sessions and passwords are in the audit log: the library's own writes are none of ours. */

import type { AuditAction } from '../../contract/audit.ts';
import { ApiError } from '../../contract/errors.ts';
import { currentActor } from '../audit/actor.ts';
import { OF_SERVICE, recordDeed } from '../audit/record.ts';
import type { AuditDetails } from '../audit/types.ts';
import type { Database } from '../storage/database.ts';
import { findUserByEmail, type UserRow } from '../storage/users.ts';
import { accountsOf, currentOf } from './own-accounts.ts';
import type { SignedIn, User, Users, Visitor } from './types.ts';

/** The object of an entry about the link that makes the operator, and of a sign-in with an address that nobody has. */
const SETUP_LINK = 'setup';
const NOBODY = 'unknown';

/** Given the use cases of users and the database, returns them with entries of the audit log. */
export function auditUsers(users: Users, database: Database): Users {
  const { queries } = database;

  /** Writes what was done to a user by who acts now, or, with `self`, by that user. */
  async function note(
    action: AuditAction,
    { id, accountId }: Pick<User, 'id' | 'accountId'>,
    { details, self = false }: { details?: AuditDetails; self?: boolean } = {},
  ): Promise<void> {
    const actor = currentActor();
    const by = self ? { ...actor, kind: 'user' as const, id } : actor;
    await recordDeed(queries, { accountId, action, object: id, ...(details && { details }) }, by);
  }

  /** In the log of the account that the user is in: nobody else learns what they do. */
  async function noteByEmail(action: AuditAction, address: string, details?: AuditDetails): Promise<void> {
    const email = address.trim().toLowerCase();
    const found = await findUserByEmail(queries, email);
    const user = found && { id: found.id, accountId: await accountOf({ ...found, email }) };
    await note(action, user ?? { id: NOBODY, accountId: OF_SERVICE }, { ...(details && { details }) });
  }

  async function accountOf({ id, email, account_id: accountId }: Omit<UserRow, 'name'>): Promise<string> {
    const accounts = await accountsOf(database, { id, email, accountId });
    return currentOf(accounts, { last: accountId })?.id ?? OF_SERVICE;
  }

  /** Notes a sign-in that was refused, if it was by its password, or because the user belongs to no account. */
  async function noteRefused(error: unknown, email: string): Promise<void> {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'SIGN_IN_FAILED') await noteByEmail('user.sign_in_failed', email);
    if (error.code === 'NO_ACCOUNT') await noteByEmail('user.sign_in_failed', email, { reason: error.code });
  }

  async function noteMade(signedIn: SignedIn, how: string): Promise<SignedIn> {
    const { user } = signedIn;
    await note('user.made', user, { details: { how, operator: user.operator }, self: true });
    return signedIn;
  }

  /** Runs work of a signed-in user, and then notes it. */
  async function noting<T>(
    from: Visitor,
    { action, details }: { action: AuditAction; details?: AuditDetails },
    work: () => Promise<T>,
  ): Promise<T> {
    const visit = await users.visit(from);
    const done = await work();
    if (visit !== null && done !== false) await note(action, visit.user, { self: true, ...(details && { details }) });
    return done;
  }

  return {
    ...users,
    claim: async (claim, from) => noteMade(await users.claim(claim, from), 'set-up link'),
    signUp: async (user, from) => noteMade(await users.signUp(user, from), 'sign-up'),

    signUpByLink: async (link, from) => noteMade(await users.signUpByLink(link, from), 'sign-up'),

    async acceptInvitation(accepted, from) {
      const signedIn = await users.acceptInvitation(accepted, from).catch(async (error: unknown) => {
        const refused = error instanceof ApiError && error.code === 'SIGN_IN_FAILED';
        if (refused) await noteByEmail('user.sign_in_failed', (await users.seeInvitation(accepted.token)).email);
        throw error;
      });
      if (signedIn.how === 'made') await noteMade(signedIn, 'invitation');
      if (signedIn.how === 'signed in') await note('user.signed_in', signedIn.user, { self: true });
      return signedIn;
    },

    async signUpLink(user) {
      const link = await users.signUpLink(user);
      // nothing is stored for an address that nobody has proved
      if (link.known) await noteByEmail('user.link_made', user.email);
      return link;
    },

    async invite(user) {
      const token = await users.invite(user);
      await noteByEmail('user.made', user.email);
      return token;
    },

    async signIn(credentials, from) {
      try {
        const signedIn = await users.signIn(credentials, from);
        await note('user.signed_in', signedIn.user, { self: true });
        return signedIn;
      } catch (error) {
        await noteRefused(error, credentials.email);
        throw error;
      }
    },

    signOut: (from) => noting(from, { action: 'user.signed_out' }, () => users.signOut(from)),

    endSession: (id, from) =>
      noting(from, { action: 'user.sessions_ended', details: { session: id } }, () => users.endSession(id, from)),

    endOtherSessions: (from) => noting(from, { action: 'user.sessions_ended' }, () => users.endOtherSessions(from)),

    changePassword: (change, from) =>
      noting(from, { action: 'user.password_changed' }, () => users.changePassword(change, from)),

    async renewSetupLink(at) {
      const token = await users.renewSetupLink(at);
      if (token !== undefined) await note('user.link_made', { id: SETUP_LINK, accountId: OF_SERVICE });
      return token;
    },

    async resetToken(email) {
      const token = await users.resetToken(email);
      if (token !== null) await noteByEmail('user.link_made', email);
      return token;
    },

    async resetPassword(reset) {
      const email = await users.resetPassword(reset);
      await noteByEmail('user.password_changed', email);
      return email;
    },
  };
}
