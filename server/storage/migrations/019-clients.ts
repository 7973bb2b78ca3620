/** Clients: whose statements the files of an account are. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('clients')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('clients_of_account').on('clients').columns(['account_id']).execute();
  await db.schema
    .alterTable('files')
    .addColumn('client_id', 'text', (c) => c.references('clients.id'))
    .execute();
  await db.schema.createIndex('files_of_client').on('files').columns(['client_id']).execute();
}
