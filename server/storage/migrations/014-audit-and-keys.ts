/** The keys under which blobs are encrypted, and the audit log. */
import type { Kysely } from 'kysely';
import { makeAppendOnly } from '../by-database.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('data_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('retired_at', 'bigint')
    .execute();

  // no reference to the accounts: entries outlive them, and some belong to none
  await db.schema
    .createTable('audit')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('entry', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('object', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('request_id', 'text')
    .addColumn('address', 'text')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('audit_chain', ['account_id', 'entry'])
    .execute();
  await db.schema.createIndex('audit_of_object').on('audit').columns(['account_id', 'object', 'entry']).execute();
  await db.schema.createIndex('audit_by_time').on('audit').column('created_at').execute();
  await makeAppendOnly(db, 'audit');
}
