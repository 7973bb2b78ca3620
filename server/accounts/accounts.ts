/** Accounts: created with their first credits, listed, limited. */
import { randomUUID } from 'node:crypto';
import { recordDeed } from '../audit/record.ts';
import type { AuditDetails } from '../audit/types.ts';
import { addCredits } from '../credits/credits.ts';
import { decodeCursor, pageOf } from '../cursor.ts';
import * as rows from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import type { AccountsTable, Tx } from '../storage/schema.ts';
import { countUsage } from '../storage/usage.ts';
import { UnknownAccountError } from './errors.ts';
import type { Account, AccountLimits, Accounts, AccountWithCredits } from './types.ts';

/** Given a row and the server's limits, returns the limits of the account. */
export function limitsOf(row: AccountsTable, defaults: AccountLimits): AccountLimits {
  return {
    requestsPerMinute: row.requests_per_minute ?? defaults.requestsPerMinute,
    maxFileBytes: row.max_file_bytes ?? defaults.maxFileBytes,
    retentionMs: row.retention_ms ?? defaults.retentionMs,
  };
}

export interface NewAccount {
  readonly name: string;
  readonly credits: number;
  /** the account whose tests it holds; by default it is an account itself */
  readonly testOf?: string;
}

/** Makes an account with a ledger entry for its first credits, in a transaction that the caller may extend. */
export async function makeAccount(tx: Tx, account: NewAccount): Promise<string> {
  const id = randomUUID();
  await rows.insertAccount(tx, { id, name: account.name, created_at: Date.now(), test_of: account.testOf ?? null });
  await addCredits(tx, id, account.credits, 'first credits');
  const details = { credits: account.credits, testOf: account.testOf ?? null };
  await recordDeed(tx, { accountId: id, action: 'account.made', object: id, details });
  return id;
}

/** Given the database and the server's limits, returns the use cases of accounts. */
export function createAccounts(database: Database, defaults: AccountLimits): Accounts {
  const shown = (row: AccountsTable): Account => ({
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at),
    limits: limitsOf(row, defaults),
    ownLimits: {
      requestsPerMinute: row.requests_per_minute,
      maxFileBytes: row.max_file_bytes,
      retentionMs: row.retention_ms,
    },
  });
  const shownWithCredits = (row: AccountsTable): AccountWithCredits => ({ ...shown(row), credits: row.credits });
  const shownOrNull = (row: AccountsTable | undefined) => (row === undefined ? null : shown(row));

  return {
    create: (account) =>
      database.transaction(async (tx) => shown((await rows.findAccount(tx, await makeAccount(tx, account)))!)),

    get: async (id) => shownOrNull(await rows.findAccount(database.reads, id)),

    first: async () => shownOrNull(await rows.firstAccount(database.reads)),

    async list() {
      const all = await rows.listAccounts(database.reads);
      return all.map(shownWithCredits);
    },

    async page({ limit, cursor, search }) {
      // One more than asked for shows if there is a next page.
      const found = await rows.someAccounts(database.reads, {
        limit: limit + 1,
        ...(cursor !== undefined && { after: decodeCursor(cursor) }),
        ...(search && { search }),
      });
      const { page, nextCursor } = pageOf(found, limit, ({ created_at, id }) => ({ createdAt: created_at, id }));
      return { accounts: page.map(shownWithCredits), nextCursor };
    },

    usage: (id) => countUsage(database.reads, id, Date.now()),

    async setLimits(id, limits) {
      const { requestsPerMinute, maxFileBytes, retentionMs } = limits;
      const given = {
        ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
        ...(maxFileBytes !== undefined && { max_file_bytes: maxFileBytes }),
        ...(retentionMs !== undefined && { retention_ms: retentionMs }),
      };
      return database.transaction(async (tx) => {
        const row = await rows.updateLimits(tx, id, given);
        if (row === undefined) throw new UnknownAccountError(id);
        const details = { requestsPerMinute, maxFileBytes, retentionMs };
        const changed = Object.entries(details).filter(([, value]) => value !== undefined);
        await recordDeed(tx, {
          accountId: id,
          action: 'limits.changed',
          object: id,
          details: Object.fromEntries(changed) as AuditDetails,
        });
        return shown(row);
      });
    },
  };
}
