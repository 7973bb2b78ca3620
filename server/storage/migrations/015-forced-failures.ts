/** How often the calls of test files failed whose names force a failure for some calls only. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('forced_failures')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('failed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('forced_failures_key', ['account_id', 'subject', 'step'])
    .execute();
}
