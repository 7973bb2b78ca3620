/** When a file was taken from the queue, and what several nodes share: how many requests were made in a minute. */
import type { Kysely } from 'kysely';
import { makeUnlogged } from '../by-database.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('job_files').addColumn('taken_at', 'bigint').execute();
  // when a file of an account was last taken
  await db.schema.createIndex('job_files_by_take').on('job_files').columns(['account_id', 'taken_at']).execute();
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
