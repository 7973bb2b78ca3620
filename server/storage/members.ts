/** Queries over the people of accounts. */
import type { Role } from '../../contract/portal/roles.ts';
import type { MembershipsTable } from './member-tables.ts';
import type { Queries, Tx } from './schema.ts';

export interface MembershipRow {
  account_id: string;
  name: string;
  role: Role;
}

/** The accounts that a user belongs to, the oldest membership first. */
export function membershipsOf(db: Queries, userId: string): Promise<MembershipRow[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['memberships.account_id', 'accounts.name', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.removed_at', 'is', null)
    .orderBy('memberships.created_at')
    .orderBy('memberships.account_id')
    .execute();
}

export interface MemberRow {
  user_id: string;
  name: string;
  email: string;
  role: Role;
  created_at: number;
}

function members(db: Queries, accountId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.user_id', 'users.name', 'users.email', 'memberships.role', 'memberships.created_at'])
    .where('memberships.account_id', '=', accountId)
    .where('memberships.removed_at', 'is', null);
}

/** The people of an account, who joined first comes first. */
export function listMembers(db: Queries, accountId: string): Promise<MemberRow[]> {
  return members(db, accountId).orderBy('memberships.created_at').orderBy('memberships.user_id').execute();
}

export function findMember(db: Queries, accountId: string, userId: string): Promise<MemberRow | undefined> {
  return members(db, accountId).where('memberships.user_id', '=', userId).executeTakeFirst();
}

export function findMemberByEmail(db: Queries, accountId: string, email: string): Promise<MemberRow | undefined> {
  return members(db, accountId).where('users.email', '=', email).executeTakeFirst();
}

/** Whether a user belongs to an account, or ever did, or was invited to it. */
export async function wasEverIn(
  db: Queries,
  { accountId, userId, email }: { accountId: string; userId: string; email: string },
): Promise<boolean> {
  const member = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (member !== undefined) return true;
  const invited = await db
    .selectFrom('invitations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst();
  return invited !== undefined;
}

/** Makes a user belong to an account; whoever left it comes back, and whoever belongs to it keeps their role. */
export async function addMember(tx: Queries, row: Omit<MembershipsTable, 'removed_at'>): Promise<void> {
  const { role, created_at, invited_by } = row;
  await tx
    .insertInto('memberships')
    .values({ ...row, removed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id'])
        .doUpdateSet({ role, created_at, invited_by, removed_at: null })
        .where('memberships.removed_at', 'is not', null),
    )
    .execute();
}

type MembershipKey = Pick<MembershipsTable, 'account_id' | 'user_id'>;

export async function changeMembership(
  tx: Tx,
  { account_id, user_id }: MembershipKey,
  change: Partial<Pick<MembershipsTable, 'role' | 'removed_at'>>,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set(change)
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** How many owners an account has. */
export async function countOwners(db: Queries, accountId: string): Promise<number> {
  const { owners } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('owners'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(owners);
}

/** Changes where new sessions of a user begin. */
export async function setChoices(db: Queries, userId: string, choices: { account_id: string }): Promise<void> {
  await db.updateTable('users').set(choices).where('id', '=', userId).execute();
}
