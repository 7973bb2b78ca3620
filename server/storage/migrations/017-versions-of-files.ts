/** Versions of what was read of files, that people made by corrections. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('file_versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_uuid', 'text', (c) => c.notNull().references('files.uuid'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('based_on', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('rows', 'integer', (c) => c.notNull())
    .addColumn('statuses', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('file_versions_of_file')
    .on('file_versions')
    .columns(['file_uuid', 'created_at'])
    .execute();
}
