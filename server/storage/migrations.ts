/** Migrates a database to the tables of this version: numbered migrations, each applied once. */
import type { Kysely } from 'kysely';
import { guardLedger, hasColumn, lockMigrations, teach } from './by-database.ts';
import { up as first } from './migrations/001-first.ts';
import { up as idempotency } from './migrations/003-idempotency.ts';
import { up as resultsOfFiles } from './migrations/004-results-of-files.ts';
import { up as users } from './migrations/005-users.ts';
import { up as requestDays } from './migrations/006-request-days.ts';
import { up as findingsOfFiles } from './migrations/007-findings-of-files.ts';
import { up as straightenedPages } from './migrations/008-straightened-pages.ts';
import { up as exportOptions } from './migrations/009-export-options.ts';
import { up as webhooks } from './migrations/010-webhooks.ts';
import { up as resources } from './migrations/011-resources.ts';
import { up as nodes } from './migrations/012-nodes.ts';
import { up as guards } from './migrations/013-guards.ts';
import { up as auditAndKeys } from './migrations/014-audit-and-keys.ts';
import { up as forcedFailures } from './migrations/015-forced-failures.ts';
import { up as changesOfKeys } from './migrations/016-changes-of-keys.ts';
import { up as versionsOfFiles } from './migrations/017-versions-of-files.ts';
import { up as summaries } from './migrations/018-summaries-of-statements.ts';
import { up as clients } from './migrations/019-clients.ts';
import { up as namesOfVersions } from './migrations/020-names-of-versions.ts';
import { up as members } from './migrations/021-members.ts';
import { up as mailsOfJobs } from './migrations/022-mails-of-jobs.ts';
import { up as versionsByFile } from './migrations/023-versions-by-file.ts';
import { up as rereads } from './migrations/024-rereads.ts';
import { up as exportsOfReadings } from './migrations/025-exports-of-readings.ts';

interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<never>) => Promise<void>;
  /**
   * Servers of the version before cannot go on with its tables. Without it, they serve until they are replaced: a
   * migration adds, and a later version removes what no server uses any more.
   */
  readonly contracts?: true;
}

/** A migration's number is its position here, from 1; released migrations never change. */
const MIGRATIONS: readonly Migration[] = [
  { name: 'first', up: first },
  { name: 'ledger is append-only', up: guardLedger },
  { name: 'idempotency keys', up: idempotency },
  { name: 'results of single files', up: resultsOfFiles },
  { name: 'users', up: users },
  { name: 'requests by day', up: requestDays },
  { name: 'findings of files', up: findingsOfFiles },
  { name: 'straightened pages', up: straightenedPages },
  { name: 'export options', up: exportOptions },
  { name: 'webhooks', up: webhooks },
  { name: 'scopes, tests and metadata', up: resources },
  { name: 'nodes', up: nodes },
  { name: 'attempts, and limits of accounts', up: guards },
  { name: 'audit log and keys of blobs', up: auditAndKeys },
  { name: 'forced failures', up: forcedFailures },
  { name: 'changes of keys', up: changesOfKeys },
  { name: 'versions of files', up: versionsOfFiles },
  { name: 'summaries of statements', up: summaries },
  { name: 'clients', up: clients },
  { name: 'names of versions', up: namesOfVersions },
  { name: 'members', up: members },
  { name: 'mails of jobs', up: mailsOfJobs },
  { name: 'versions by file', up: versionsByFile },
  { name: 'rereads', up: rereads },
  { name: 'exports of readings', up: exportsOfReadings },
];

interface Applied {
  migrations: { number: number; name: string; applied_at: number; contracts: number };
}

/** A database that a newer version has written, with tables that this one cannot use. */
class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** A restore or a move fills a database that was never used. */
export interface Import {
  /** of what is imported, so that only the same one goes on */
  readonly id: string;
  /** how many migrations its tables have */
  readonly migrations: number;
}

/** The number of a row that says that the tables are not filled yet: every version refuses it, as one that is newer. */
const UNFINISHED = 1_000_000;

/** A restore or a move into the database has not ended. */
class UnfinishedImportError extends Error {
  override readonly name = 'UnfinishedImportError';
}

/** A restore or a move into a database that has been used. */
class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/**
 * Given a database, applies the missing migrations, all or none. Safe while other processes and nodes run. For an import,
 * it applies those that the import has, and no server can use the database until `endImport`. Throws NewerDatabaseError,
 * UnfinishedImportError, DatabaseInUseError.
 */
export async function migrate(db: Kysely<never>, now: number, importing?: Import): Promise<void> {
  await (db as unknown as Kysely<Applied>).transaction().execute(async (tx) => {
    await lockMigrations(tx);
    await teach(tx);
    await prepareList(tx);
    const all = await tx.selectFrom('migrations').selectAll().execute();
    const rows = all.filter(({ number }) => number !== UNFINISHED);
    await checkImport(tx, { unfinished: all.find(({ number }) => number === UNFINISHED), rows, importing, now });
    refuseNewer(rows);
    await apply(tx, { from: rows.length, to: importing?.migrations ?? MIGRATIONS.length, now });
  });
}

/** Applies the migrations behind one, up to another one. */
async function apply(tx: Kysely<Applied>, { from, to, now }: { from: number; to: number; now: number }): Promise<void> {
  for (const [index, { name, up, contracts }] of MIGRATIONS.entries()) {
    if (index < from || index >= to) continue;
    await up(tx as unknown as Kysely<never>);
    const row = { number: index + 1, name, applied_at: now, contracts: contracts ? 1 : 0 };
    await tx.insertInto('migrations').values(row).execute();
  }
}

/** Applies the migrations that an import does not have, in the transaction that fills its tables. */
export async function migrateImport(tx: Kysely<never>, from: number, now: number): Promise<void> {
  await apply(tx as unknown as Kysely<Applied>, { from, to: MIGRATIONS.length, now });
}

interface Found {
  readonly unfinished: Applied['migrations'] | undefined;
  readonly rows: readonly Applied['migrations'][];
  readonly importing: Import | undefined;
  readonly now: number;
}

/** Notes an import before it begins. Throws if another one is noted, or if the database is not for one. */
async function checkImport(tx: Kysely<Applied>, { unfinished, rows, importing, now }: Found): Promise<void> {
  if (importing === undefined) {
    if (unfinished === undefined) return;
    throw new UnfinishedImportError(
      'A restore or a move into this database or data folder was interrupted, and it is not whole. Run the same command again, or delete what is there.',
    );
  }
  if (unfinished?.name === importing.id) return;
  if (unfinished !== undefined || rows.length > 0) {
    throw new DatabaseInUseError(
      'The target has been used before: a restore or a move needs a database that no server was ever started on.',
    );
  }
  await tx
    .insertInto('migrations')
    .values({ number: UNFINISHED, name: importing.id, applied_at: now, contracts: 1 })
    .execute();
}

/** How many migrations the database has. */
export async function countMigrations(db: Kysely<never>): Promise<number> {
  const rows = await (db as unknown as Kysely<Applied>)
    .selectFrom('migrations')
    .select('number')
    .where('number', '<', UNFINISHED)
    .execute();
  return rows.length;
}

/** How many migrations this version knows. */
export const KNOWN_MIGRATIONS = MIGRATIONS.length;

/** Ends an import, in the transaction that filled the tables. */
export async function endImport(tx: Kysely<never>): Promise<void> {
  await (tx as unknown as Kysely<Applied>).deleteFrom('migrations').where('number', '=', UNFINISHED).execute();
}

/** Makes the list of applied migrations. Older versions made it without the column of those that contract. */
async function prepareList(tx: Kysely<Applied>): Promise<void> {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .addColumn('contracts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  if (await hasColumn(tx, 'migrations', 'contracts')) return;
  await tx.schema
    .alterTable('migrations')
    .addColumn('contracts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Throws NewerDatabaseError if a newer version has removed what this version uses. */
function refuseNewer(rows: readonly { number: number; contracts: number }[]): void {
  const breaking = rows.find(({ number, contracts }) => number > MIGRATIONS.length && contracts === 1);
  if (breaking === undefined) return;
  throw new NewerDatabaseError(
    `The database was written by a newer version of Ledgerize (it has ${rows.length} migrations, this version knows ${MIGRATIONS.length}, and number ${breaking.number} removed what this version needs). Start that version, or use another data folder or database.`,
  );
}
