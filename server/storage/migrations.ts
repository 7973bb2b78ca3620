/** Migrates a database to the tables of this version: numbered migrations, each applied once. */
import { type Kysely, sql } from 'kysely';
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
import { up as auditAndKeys } from './migrations/014-audit-and-keys.ts';
import { guardLedger } from './only-sqlite.ts';

interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<never>) => Promise<void>;
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
  { name: 'audit log and keys of blobs', up: auditAndKeys },
];

interface Applied {
  migrations: { number: number; name: string; applied_at: number };
}

/** A data folder that a newer version has written. */
class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Given a database, applies the missing migrations, all or none. Safe while other processes run. Throws
 * NewerDatabaseError.
 */
export async function migrate(db: Kysely<never>, now: number): Promise<void> {
  const applied = db as unknown as Kysely<Applied>;
  await applied.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .execute();
  await applied.transaction().execute(async (tx) => {
    const { last } = await tx
      .selectFrom('migrations')
      .select(sql<number>`coalesce(max(number), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    if (last > MIGRATIONS.length) {
      throw new NewerDatabaseError(
        `The data folder was written by a newer version of Ledgerize (its database has ${last} migrations, this version knows ${MIGRATIONS.length}). Start that version, or another data folder.`,
      );
    }
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < last) continue;
      await migration.up(tx as unknown as Kysely<never>);
      await tx
        .insertInto('migrations')
        .values({ number: index + 1, name: migration.name, applied_at: now })
        .execute();
    }
  });
}
