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
import type { Account, AccountLimits, Accounts, AccountWithCredits, DefaultLimits } from './types.ts';

/** All keys or sessions of an account together may make so many times the requests of one, unless a setting says more. */
const KEYS_AT_FULL_RATE = 10;

/** Given a row and the server's limits, returns the limits of the account. One key may always use its own limit. */
export function limitsOf(row: AccountsTable, defaults: DefaultLimits): AccountLimits {
  const requestsPerMinute = row.requests_per_minute ?? defaults.requestsPerMinute;
  const together = row.account_requests_per_minute ?? defaults.accountRequestsPerMinute;
  return {
    requestsPerMinute,
    accountRequestsPerMinute: Math.max(requestsPerMinute, together ?? KEYS_AT_FULL_RATE * requestsPerMinute),
    maxFileBytes: row.max_file_bytes ?? defaults.maxFileBytes,
    retentionMs: row.retention_ms ?? defaults.retentionMs,
  };
}

/** Given the requests a minute of one session, returns the limits of requests for the sessions of an account. */
export function sessionLimits(requestsPerMinute: number) {
  return { requestsPerMinute, accountRequestsPerMinute: KEYS_AT_FULL_RATE * requestsPerMinute };
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

/** The name of the account that holds the tests of another. */
export const nameOfTests = (name: string): string => `${name}: tests`;

/** Given the database and the server's limits, returns the use cases of accounts. */
export function createAccounts(database: Database, defaults: DefaultLimits): Accounts {
  const shown = (row: AccountsTable): Account => ({
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at),
    limits: limitsOf(row, defaults),
    ownLimits: {
      requestsPerMinute: row.requests_per_minute,
      accountRequestsPerMinute: row.account_requests_per_minute,
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

    rename: (id, name) =>
      database.transaction(async (tx) => {
        if (!(await rows.renameAccount(tx, id, name))) throw new UnknownAccountError(id);
        const tests = await rows.findTestAccount(tx, id);
        if (tests !== undefined) await rows.renameAccount(tx, tests.id, nameOfTests(name));
        // the log has no names
        await recordDeed(tx, { accountId: id, action: 'account.changed', object: id, details: { renamed: true } });
      }),

    async setLimits(id, limits) {
      const { requestsPerMinute, accountRequestsPerMinute, maxFileBytes, retentionMs } = limits;
      const given = {
        ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
        ...(accountRequestsPerMinute !== undefined && { account_requests_per_minute: accountRequestsPerMinute }),
        ...(maxFileBytes !== undefined && { max_file_bytes: maxFileBytes }),
        ...(retentionMs !== undefined && { retention_ms: retentionMs }),
      };
      return database.transaction(async (tx) => {
        const row = await rows.updateLimits(tx, id, given);
        if (row === undefined) throw new UnknownAccountError(id);
        const details = { requestsPerMinute, accountRequestsPerMinute, maxFileBytes, retentionMs };
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
