/** Migrates a database to the tables of this version: numbered migrations, each applied once. */
import type { Kysely } from 'kysely';
import { guardLedger, hasColumn, lockNodes, teach } from './by-database.ts';
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
];

interface Applied {
  migrations: { number: number; name: string; applied_at: number; contracts: number };
}

/** A database that a newer version has written, with tables that this one cannot use. */
class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Given a database, applies the missing migrations, all or none. Safe while other processes and nodes run. Throws
 * NewerDatabaseError.
 */
export async function migrate(db: Kysely<never>, now: number): Promise<void> {
  await (db as unknown as Kysely<Applied>).transaction().execute(async (tx) => {
    await lockNodes(tx, 'migrations');
    await teach(tx);
    await prepareList(tx);
    const rows = await tx.selectFrom('migrations').selectAll().execute();
    refuseNewer(rows);
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < rows.length) continue;
      await migration.up(tx as unknown as Kysely<never>);
      await tx
        .insertInto('migrations')
        .values({
          number: index + 1,
          name: migration.name,
          applied_at: now,
          contracts: migration.contracts ? 1 : 0,
        })
        .execute();
    }
  });
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
