/** How pages of a file were set straight when they were read from their pictures: pictures of them are drawn so. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('straightened_pages')
    .addColumn('file_uuid', 'text', (c) => c.notNull().references('files.uuid'))
    .addColumn('page', 'integer', (c) => c.notNull())
    .addColumn('turned', 'integer', (c) => c.notNull())
    .addColumn('mesh', 'text')
    .addPrimaryKeyConstraint('straightened_pages_key', ['file_uuid', 'page'])
    .execute();
}
