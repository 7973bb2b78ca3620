/** A version is named by its file and id: the files of one conversion all keep what it read under the id of the job. */
import type { Kysely } from 'kysely';

const COLUMNS = [
  ...['id', 'file_uuid', 'account_id', 'kind', 'based_on', 'created_at', 'made_by', 'rows', 'statuses'],
  ...['restored_from', 'name', 'hints'],
] as const;

/** Makes the table again: SQLite cannot change the key of one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('file_versions_by_file')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('file_uuid', 'text', (c) => c.notNull().references('files.uuid'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('based_on', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('rows', 'integer', (c) => c.notNull())
    .addColumn('statuses', 'text', (c) => c.notNull())
    .addColumn('restored_from', 'text')
    .addColumn('name', 'text')
    .addColumn('hints', 'text')
    .addPrimaryKeyConstraint('file_versions_by_file_key', ['file_uuid', 'id'])
    .execute();
  const tables = db as unknown as Kysely<Record<string, Record<(typeof COLUMNS)[number], unknown>>>;
  await tables
    .insertInto('file_versions_by_file')
    .columns([...COLUMNS])
    .expression(tables.selectFrom('file_versions').select([...COLUMNS]))
    .execute();
  await db.schema.dropTable('file_versions').execute();
  await db.schema.alterTable('file_versions_by_file').renameTo('file_versions').execute();
  await db.schema
    .createIndex('file_versions_of_file')
    .on('file_versions')
    .columns(['file_uuid', 'created_at'])
    .execute();
}
