/** Options of results: a job keeps those that it was started with, and the key of a result gains a hash of its own. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('options', 'text').execute();
  // a primary key cannot be changed in place, so the table is created again
  await db.schema.alterTable('results').renameTo('results_before').execute();
  await db.schema
    .createTable('results')
    .addColumn('job_id', 'text', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('file_uuid', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('options_sha256', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('is_archive', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_by_options', ['job_id', 'format', 'file_uuid', 'options_sha256'])
    .execute();
  // every format has more fields now: results are rendered again when they are asked for, and the bytes are swept
  await sql`
    insert into doomed_blobs (blob_key, since) select blob_key, created_at from results_before where true
    on conflict do nothing
  `.execute(db);
  await db.schema.dropTable('results_before').execute();
}
