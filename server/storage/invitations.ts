/** Queries over invitations to accounts. */
import type { InvitationsTable } from './member-tables.ts';
import type { Queries, Tx } from './schema.ts';

export async function insertInvitation(tx: Tx, row: InvitationsTable): Promise<void> {
  await tx.insertInto('invitations').values(row).execute();
}

/** The invitations of an account that still work, newest first. */
export function openInvitations(db: Queries, accountId: string, now: number): Promise<InvitationsTable[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Revokes the unused invitations of an account that one of its people made, or one by its id. Returns their ids. */
export async function revokeInvitations(
  tx: Queries,
  which: { accountId: string } & ({ id: string } | { invitedBy: string }),
  now: number,
): Promise<string[]> {
  let query = tx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('account_id', '=', which.accountId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);
  if ('id' in which) query = query.where('id', '=', which.id);
  else query = query.where('invited_by', '=', which.invitedBy).where('expires_at', '>', now);
  return (await query.returning('id').execute()).map(({ id }) => id);
}

/**
 * Revokes the unused invitations before one, for its address. Of two that are made at once each knows which comes first,
 * so that one stays.
 */
export async function revokeOlder(
  db: Queries,
  { id, account_id, email, created_at }: InvitationsTable,
  now: number,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('account_id', '=', account_id)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('created_at', '<', created_at), eb.and([eb('created_at', '=', created_at), eb('id', '<', id)])]),
    )
    .execute();
}

/** An invitation with the name of its account, and of who invites. */
export type InvitationRow = InvitationsTable & { account: string; inviter: string | null };

export function findInvitation(db: Queries, tokenSha256: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .selectAll('invitations')
    .select(['accounts.name as account', 'users.name as inviter'])
    .where('token_sha256', '=', tokenSha256)
    .executeTakeFirst();
}

/** Uses an invitation up. False if it does not work any more. */
export async function useInvitation(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
