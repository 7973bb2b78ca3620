/** The accounts that a user belongs to, and the one that they are in. */
import { findAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import * as members from '../storage/members.ts';
import type { OwnAccount } from './types.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  /** that they were in last */
  readonly accountId: string;
}

/** Returns the accounts of a user, the oldest membership first. */
export async function accountsOf(database: Database, user: Person): Promise<OwnAccount[]> {
  const found = await members.membershipsOf(database.reads, user.id);
  if (found.length > 0) return found.map(({ account_id: id, name, role }) => ({ id, name, role }));
  if (await members.wasEverIn(database.reads, { ...user, userId: user.id })) return [];
  // a server of the version before made the user with an account and no membership, or ours ended in between
  const { id: user_id, accountId: account_id } = user;
  const row = { account_id, user_id, role: 'owner', created_at: Date.now(), invited_by: null } as const;
  await members.addMember(database.queries, row);
  const account = await findAccount(database.reads, account_id);
  return account === undefined ? [] : [{ id: account_id, name: account.name, role: 'owner' }];
}

/**
 * Given the accounts of a user, returns the one that they are in: that which a browser names, else the last one, else
 * the oldest; undefined if they belong to none.
 */
export function currentOf(
  accounts: readonly OwnAccount[],
  { named, last }: { named?: string | undefined; last: string },
): OwnAccount | undefined {
  return [named, last, accounts[0]?.id]
    .map((id) => accounts.find((one) => one.id === id))
    .find((one) => one !== undefined);
}
