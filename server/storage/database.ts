/** The database of a service, and how that of a data folder is opened, with the tables of this version. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockAccount } from './accounts.ts';
import { isDiskFull } from './faults.ts';
import { makeFolder } from './folder.ts';
import { type Import, migrate } from './migrations.ts';
import type { Notices } from './notices.ts';
import { Reserve } from './reserve.ts';
import type { AccountsTable, Queries, Schema, Tx } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { type OnStatement, statementLog } from './statements.ts';

/** Longer than our transactions take, shorter than a client waits. */
const BUSY_MS = 5_000;

export interface OpenOptions {
  /** milliseconds that a statement waits for another process */
  readonly busyMs?: number;
  /** is told of each statement that ended */
  readonly onStatement?: OnStatement | undefined;
  /** what the database is filled with */
  readonly importing?: Import | undefined;
}

/** It gets the account as it is; undefined if there is none. */
type WorkOfAccount<T> = (tx: Tx, account: AccountsTable | undefined) => Promise<T>;

export interface Database {
  /** for single statements; never use it inside `transaction`, which holds the only connection */
  readonly queries: Queries;
  /** for reading committed data: it never waits for writers */
  readonly reads: Queries;
  /** Runs `work` as one transaction: all of it is kept, durably, or nothing. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for work on the files, jobs, credits, keys or webhooks of an account: no other such work on the account
   * runs at the same time, on any node. Whatever changes them runs here, so that none locks two rows that another one
   * locks in the other order.
   */
  ofAccount<T>(accountId: string, work: WorkOfAccount<T>): Promise<T>;
  /** The same for work that frees space: it succeeds on a full disk, too. `work` may run twice. */
  freeing<T>(accountId: string, work: WorkOfAccount<T>): Promise<T>;
  /**
   * Runs statements one after another that are right even if the process ends between two of them. Where each commit
   * waits for the disk, they are one transaction.
   */
  inSteps<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /** What tells other nodes of this database what happened; undefined if there can be none. */
  readonly notices: Notices | undefined;
  close(): Promise<void>;
}

/** Given the data folder (created if missing), opens its database. Throws NewerDatabaseError, and errors of SQLite. */
export async function openDatabase(dataDir: string, options: OpenOptions = {}): Promise<Database> {
  await makeFolder(dataDir, 0o700);
  const path = join(dataDir, 'ledgerize.db');
  // SQLite itself would make it readable for everyone; its log gets the same rights as the database.
  await (await open(path, 'a', 0o600)).close();
  const busyMs = options.busyMs ?? BUSY_MS;
  const log = statementLog(options.onStatement);
  const queries = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyMs }), ...log });
  const reads = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyMs, readOnly: true }), ...log });
  const reserve = new Reserve(join(dataDir, 'reserve'));
  try {
    await migrate(queries as unknown as Kysely<never>, Date.now(), options.importing);
    await reserve.keep();
    // opened now, because after the end nothing may open it
    await sql`select 1`.execute(reads);
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  const transaction: Database['transaction'] = (work) => queries.transaction().execute(work);
  // one transaction runs at a time
  const ofAccount: Database['ofAccount'] = (accountId, work) =>
    transaction(async (tx) => work(tx, await lockAccount(tx, accountId)));
  return {
    queries,
    reads,
    transaction,
    ofAccount,
    inSteps: transaction,
    notices: undefined,
    async freeing(accountId, work) {
      await reserve.keep();
      try {
        return await ofAccount(accountId, work);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await reserve.release();
        return ofAccount(accountId, work);
      }
    },
    async close() {
      await reads.destroy();
      // so that the database's file alone is a complete copy
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(queries).catch(() => undefined);
      await queries.destroy();
    },
  };
}
