/**
 * Results of one file of a job, in addition to those of all files: the key of a result gains the file, empty for all.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // a primary key cannot be changed in place, so the table is created again and its rows are copied
  await db.schema.alterTable('results').renameTo('results_before').execute();
  await db.schema
    .createTable('results')
    .addColumn('job_id', 'text', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('file_uuid', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_by_file', ['job_id', 'format', 'file_uuid'])
    .execute();
  await sql`
    insert into results (job_id, format, blob_key, bytes, sha256, created_at)
    select job_id, format, blob_key, bytes, sha256, created_at from results_before
  `.execute(db);
  await db.schema.dropTable('results_before').execute();
}
