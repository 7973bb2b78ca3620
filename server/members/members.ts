/** The use cases of the people of an account: who belongs to it, with which role, and who is invited. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { recordDeed } from '../audit/record.ts';
import type { Database } from '../storage/database.ts';
import { insertInvitation, openInvitations, revokeInvitations, revokeOlder } from '../storage/invitations.ts';
import { forgetMailsOf } from '../storage/job-mails.ts';
import type { InvitationsTable } from '../storage/member-tables.ts';
import * as rows from '../storage/members.ts';
import type { Tx } from '../storage/schema.ts';
import { lockOperator } from '../storage/users.ts';
import { hashToken } from '../users/joining.ts';
import type { Invitation, Member, Members } from './types.ts';

const TOKEN_BYTES = 24;
const INVITED_MS = 7 * 86_400_000;

export interface MembersParts {
  readonly database: Database;
  /** is called after somebody's role has changed: visitors are remembered for a moment */
  readonly changed: () => void;
}

/** Given its parts, returns the use cases of members. */
export function createMembers({ database, changed }: MembersParts): Members {
  /** Within a transaction that has locked the account, so that two owners cannot both go. */
  async function requireOtherOwner(tx: Tx, accountId: string, { role }: rows.MemberRow): Promise<void> {
    if (role === 'owner' && (await rows.countOwners(tx, accountId)) < 2) throw lastOwner();
  }

  /** Nobody could invite an operator back who may not sign in, and there is no second set-up link. */
  async function requireOtherAccount(tx: Tx, userId: string): Promise<void> {
    if (!(await lockOperator(tx, userId))) return;
    if ((await rows.membershipsOf(tx, userId)).length < 2) throw operatorStays();
  }

  /** Revokes what somebody has invited who may invite no more. */
  async function revokeInvited(tx: Tx, accountId: string, invitedBy: string): Promise<void> {
    for (const id of await revokeInvitations(tx, { accountId, invitedBy }, Date.now())) {
      await recordDeed(tx, { accountId, action: 'invitation.revoked', object: id });
    }
  }

  /** False if the invitation does not work any more. */
  function revokeOne(accountId: string, id: string): Promise<boolean> {
    return database.ofAccount(accountId, async (tx) => {
      const [revoked] = await revokeInvitations(tx, { accountId, id }, Date.now());
      if (revoked === undefined) return false;
      await recordDeed(tx, { accountId, action: 'invitation.revoked', object: id });
      return true;
    });
  }

  async function changing<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = await database.ofAccount(accountId, work);
    changed();
    return done;
  }

  return {
    list: async (accountId) => (await rows.listMembers(database.reads, accountId)).map(shown),

    setRole: (accountId, userId, role) =>
      changing(accountId, async (tx) => {
        const found = (await rows.findMember(tx, accountId, userId)) ?? unknownMember();
        if (found.role === role) return shown(found);
        await requireOtherOwner(tx, accountId, found);
        await rows.changeMembership(tx, { account_id: accountId, user_id: userId }, { role });
        if (role !== 'owner') await revokeInvited(tx, accountId, userId);
        const details = { role, before: found.role };
        await recordDeed(tx, { accountId, action: 'member.changed', object: userId, details });
        return shown({ ...found, role });
      }),

    remove: (accountId, userId) =>
      changing(accountId, async (tx) => {
        const found = (await rows.findMember(tx, accountId, userId)) ?? unknownMember();
        await requireOtherOwner(tx, accountId, found);
        await requireOtherAccount(tx, userId);
        await rows.changeMembership(tx, { account_id: accountId, user_id: userId }, { removed_at: Date.now() });
        await forgetMailsOf(tx, { account_id: accountId, user_id: userId });
        await revokeInvited(tx, accountId, userId);
        await recordDeed(tx, { accountId, action: 'member.removed', object: userId, details: { role: found.role } });
      }),

    async invitations(accountId) {
      return (await openInvitations(database.reads, accountId, Date.now())).map(shownInvitation);
    },

    async invite({ accountId, role, invitedBy, ...wanted }, handOver) {
      const email = wanted.email.toLowerCase();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = Date.now();
      const row: InvitationsTable = {
        ...{ id: randomUUID(), account_id: accountId, email, role, token_sha256: hashToken(token) },
        ...{ created_at: now, invited_by: invitedBy, expires_at: now + INVITED_MS, used_at: null, revoked_at: null },
      };
      const made = await database.ofAccount(accountId, async (tx, account) => {
        if ((await rows.findMemberByEmail(tx, accountId, email)) !== undefined) throw memberAlready();
        await insertInvitation(tx, row);
        await recordDeed(tx, { accountId, action: 'invitation.made', object: row.id, details: { role } });
        return { invitation: shownInvitation(row), token, account: account?.name ?? '' };
      });
      await handOver(made).catch(async (error: unknown) => {
        // nobody has the link, and those before still work
        await revokeOne(accountId, row.id);
        throw error;
      });
      await database.ofAccount(accountId, (tx) => revokeOlder(tx, row, Date.now()));
      return made;
    },

    async revoke(accountId, id) {
      if (await revokeOne(accountId, id)) return;
      throw new ApiError('NOT_FOUND', 'There is no such invitation: it was accepted or taken back.');
    },
  };
}

function shown({ user_id: userId, name, email, role, created_at }: rows.MemberRow): Member {
  return { userId, name, email, role, since: new Date(Number(created_at)) };
}

function shownInvitation({ id, email, role, created_at, expires_at }: InvitationsTable): Invitation {
  return { id, email, role, createdAt: new Date(Number(created_at)), expiresAt: new Date(Number(expires_at)) };
}

function unknownMember(): never {
  throw new ApiError('NOT_FOUND', 'There is no such person in this account.');
}

function lastOwner(): ApiError {
  return new ApiError('LAST_OWNER', 'An account always has an owner. Make somebody else an owner first.');
}

function operatorStays(): ApiError {
  return new ApiError(
    'LAST_OWNER',
    'This person runs the service, and could not sign in any more: it is the only account that they belong to. Invite them to another one first.',
    { details: { reason: 'operator' } },
  );
}

function memberAlready(): ApiError {
  return new ApiError(
    'MEMBER_ALREADY',
    'This person belongs to the account already. Change their role in the list of people.',
  );
}
