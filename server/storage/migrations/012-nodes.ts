/** What several nodes share: whose turn it is in the queue, and how many requests were made in a minute. */
import type { Kysely } from 'kysely';
import { makeUnlogged } from '../by-database.ts';

export async function up(db: Kysely<never>): Promise<void> {
  // a table of its own: who takes a file must not wait for the row of its account
  await db.schema
    .createTable('turns')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id'))
    .addColumn('served_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('rate_windows')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await makeUnlogged(db, 'rate_windows');
  // the leases that end next
  await db.schema.createIndex('job_files_by_lease').on('job_files').columns(['status', 'lease_until']).execute();
}
