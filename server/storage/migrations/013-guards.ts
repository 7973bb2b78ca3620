/** Counts of attempts (passwords, links, mails, sign-ups), and the limit of all keys of an account together. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();
  await db.schema.alterTable('accounts').addColumn('account_requests_per_minute', 'bigint').execute();
}
