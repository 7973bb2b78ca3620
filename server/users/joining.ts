/** How people join an account by an invitation: signed in, with their password, or as new users. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { LEAST_PASSWORD } from '../../contract/portal/session.ts';
import { currentActor } from '../audit/actor.ts';
import { recordDeed } from '../audit/record.ts';
import type { Database } from '../storage/database.ts';
import { findInvitation, type InvitationRow, useInvitation } from '../storage/invitations.ts';
import { addMember, findMember, setChoices } from '../storage/members.ts';
import type { Queries } from '../storage/schema.ts';
import { findUserByEmail } from '../storage/users.ts';
import { accountCookie, namingAccount } from './account-cookie.ts';
import type { Identity } from './identity.ts';
import type { createMakeUser } from './make-user.ts';
import { fieldMissing, invitationInvalid, refusedWith, signInFailed } from './refusals.ts';
import { headersOf } from './shown.ts';
import type { SignedIn, Users, Visitor } from './types.ts';
import type { Visits } from './visits.ts';

export interface JoiningParts {
  readonly database: Database;
  readonly identity: () => Promise<Identity>;
  readonly visits: Visits;
  readonly makeUser: ReturnType<typeof createMakeUser>;
}

type Accepted = Awaited<ReturnType<Users['acceptInvitation']>>;

/** Given the token of a link, returns what is stored of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Goes on in an account that the visitor belongs to; null if the session has ended. */
export async function goOnIn(visits: Visits, accountId: string, from: Visitor): Promise<SignedIn | null> {
  visits.forget();
  const visit = await visits.look({ ...from, cookie: namingAccount(from.cookie, accountId) });
  if (visit === null) return null;
  const { user, session, accounts, cookies } = visit;
  return { user, session, accounts, cookies: [...cookies, accountCookie(accountId)] };
}

/** Throws LINK_INVALID unless who invites may still do so. */
async function requireInviter(db: Queries, { account_id, invited_by }: InvitationRow): Promise<void> {
  if ((await findMember(db, account_id, invited_by))?.role !== 'owner') throw invitationInvalid('revoked');
}

/** Given its parts, returns the use cases of who is invited. */
export function createJoining({ database, identity, visits, makeUser }: JoiningParts) {
  async function open(token: string): Promise<InvitationRow> {
    const found = await findInvitation(database.reads, hashToken(token));
    if (found === undefined) throw invitationInvalid('unknown');
    if (found.used_at !== null) throw invitationInvalid('used');
    if (found.revoked_at !== null) throw invitationInvalid('revoked');
    if (found.expires_at <= Date.now()) throw invitationInvalid('expired');
    await requireInviter(database.reads, found);
    return found;
  }

  /** Uses the invitation up and makes the user a member: both or neither. Of two at once, one succeeds. */
  async function join(invitation: InvitationRow, user_id: string): Promise<void> {
    const { id, account_id, role, invited_by } = invitation;
    const now = Date.now();
    await database.ofAccount(account_id, async (tx) => {
      await requireInviter(tx, invitation);
      if (!(await useInvitation(tx, id, now))) throw invitationInvalid('used');
      await addMember(tx, { account_id, user_id, role, created_at: now, invited_by });
      await setChoices(tx, user_id, { account_id });
      const by = { ...currentActor(), kind: 'user' as const, id: user_id };
      const details = { role, invitation: id };
      await recordDeed(tx, { accountId: account_id, action: 'member.joined', object: user_id, details }, by);
    });
    visits.forget();
  }

  /** The user of this session joins. */
  async function joinSignedIn(invitation: InvitationRow, from: Visitor): Promise<Accepted | null> {
    const visit = from.cookie === undefined ? null : await visits.look(from);
    if (visit === null) return null;
    if (visit.user.email.toLowerCase() !== invitation.email) throw invitationInvalid('other_address');
    await join(invitation, visit.user.id);
    const signedIn = await goOnIn(visits, invitation.account_id, from);
    return signedIn && { ...signedIn, how: 'joined' };
  }

  async function joinByPassword(invitation: InvitationRow, password: string, from: Visitor): Promise<Accepted> {
    const { api } = await identity();
    const headers = headersOf({ ...from, cookie: undefined });
    const body = { email: invitation.email, password };
    const signedIn = await api.signInEmail({ body, headers, returnHeaders: true }).catch((error) => {
      throw refusedWith(error, signInFailed());
    });
    await join(invitation, signedIn.response.user.id).catch(async (error: unknown) => {
      await visits.close(signedIn.headers, from);
      throw error;
    });
    return { ...(await visits.opened(signedIn.headers, from)), how: 'signed in' };
  }

  async function joinAsNew(
    invitation: InvitationRow,
    { name, password }: { name: string | undefined; password: string },
    from: Visitor,
  ): Promise<Accepted> {
    if (name === undefined) throw fieldMissing('name', 'is missing');
    if (password.length < LEAST_PASSWORD) {
      throw fieldMissing('password', `must have ${LEAST_PASSWORD} characters or more`);
    }
    const { email, account_id: accountId } = invitation;
    const home = { accountId, operator: false, join: (userId: string) => join(invitation, userId) };
    const made = await makeUser({ name, email, password }, from, async () => home).catch((error: unknown) => {
      // another tab was faster
      throw error instanceof ApiError && error.code === 'EMAIL_TAKEN' ? invitationInvalid('used') : error;
    });
    return { ...made, how: 'made' };
  }

  return {
    async seeInvitation(token: string) {
      const { account, inviter: invitedBy, email, role } = await open(token);
      const known = (await findUserByEmail(database.reads, email)) !== undefined;
      return { account, invitedBy, email, role, known };
    },

    async acceptInvitation({ token, name, password }, from) {
      const invitation = await open(token);
      const joined = await joinSignedIn(invitation, from);
      if (joined !== null) return joined;
      if (password === undefined) throw fieldMissing('password', 'is missing');
      const known = (await findUserByEmail(database.reads, invitation.email)) !== undefined;
      return known ? joinByPassword(invitation, password, from) : joinAsNew(invitation, { name, password }, from);
    },
  } satisfies Pick<Users, 'seeInvitation' | 'acceptInvitation'>;
}
