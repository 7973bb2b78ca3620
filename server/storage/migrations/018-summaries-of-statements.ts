/** Summaries of the statements that were read of files, and which reading of a file is the current one. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('statement_summaries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('file_uuid', 'text', (c) => c.notNull().references('files.uuid'))
    .addColumn('reading', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('currency', 'text')
    .addColumn('period_start', 'text')
    .addColumn('period_end', 'text')
    .addColumn('rows', 'integer', (c) => c.notNull())
    .addColumn('corrected_rows', 'integer', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('statement_summaries_of_reading')
    .on('statement_summaries')
    .columns(['file_uuid', 'reading', 'position'])
    .unique()
    .execute();
  await db.schema
    .createTable('file_readings')
    .addColumn('file_uuid', 'text', (c) => c.primaryKey().references('files.uuid'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('reading', 'text', (c) => c.notNull())
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('checked_reading', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('checked_at', 'bigint')
    .execute();
  await db.schema.createIndex('file_readings_of_account').on('file_readings').column('account_id').execute();
  await db.schema.alterTable('job_files').addColumn('ended_at', 'bigint').execute();
}
