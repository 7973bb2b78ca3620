/** The first tables: accounts, keys, ledger, files, jobs and their files, results, doomed blobs. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('requests_per_minute', 'bigint')
    .addColumn('max_file_bytes', 'bigint')
    .addColumn('retention_ms', 'bigint')
    .addColumn('credits', 'bigint', (c) => c.notNull().defaultTo(0).check(sql`credits >= 0`))
    .addColumn('last_served_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull().unique())
    .addColumn('last_four', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('keys_by_account').on('keys').columns(['account_id', 'created_at']).execute();

  await db.schema
    .createTable('ledger')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('grant', 'debit', 'refund')`))
    .addColumn('credits', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('file_uuid', 'text')
    .addColumn('round', 'bigint')
    .addColumn('job_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('ledger_once', ['kind', 'file_uuid', 'round'])
    .execute();
  await db.schema.createIndex('ledger_by_account').on('ledger').columns(['account_id', 'created_at']).execute();

  await db.schema
    .createTable('files')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('filename', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('pages', 'bigint', (c) => c.notNull())
    .addColumn('password_required', 'integer', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('converted_at', 'bigint')
    .addColumn('debit_round', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('debit_job_id', 'text')
    .execute();
  await db.schema
    .createIndex('files_by_expiry')
    .on('files')
    .column('expires_at')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('hints', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('completed_at', 'bigint')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('result_gone_at', 'bigint')
    .addColumn('error_code', 'text')
    .addColumn('error_message', 'text')
    .execute();
  await db.schema.createIndex('jobs_by_account').on('jobs').columns(['account_id', 'created_at', 'id']).execute();

  await db.schema
    .createTable('job_files')
    .addColumn('job_id', 'text', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('uuid', 'text', (c) => c.notNull().references('files.uuid'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('pages', 'bigint', (c) => c.notNull())
    .addColumn('pages_done', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('credits', 'bigint', (c) => c.notNull())
    .addColumn('error_code', 'text')
    .addColumn('error_message', 'text')
    .addColumn('extraction_key', 'text')
    .addColumn('queued_at', 'bigint', (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('interruptions', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_worker', 'text')
    .addColumn('lease_until', 'bigint')
    .addPrimaryKeyConstraint('job_files_key', ['job_id', 'uuid'])
    .execute();
  await db.schema.createIndex('job_files_by_file').on('job_files').column('uuid').execute();
  // The order of the queue: it stays fast even with many ended jobs.
  await db.schema
    .createIndex('job_files_queue')
    .on('job_files')
    .columns(['status', 'account_id', 'queued_at', 'job_id', 'position'])
    .execute();

  await db.schema
    .createTable('results')
    .addColumn('job_id', 'text', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['job_id', 'format'])
    .execute();

  await db.schema
    .createTable('doomed_blobs')
    .addColumn('blob_key', 'text', (c) => c.primaryKey())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
}
