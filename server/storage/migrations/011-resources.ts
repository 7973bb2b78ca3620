/**
 * What a key may do and when it ends; accounts of tests; a client's own references to files and jobs; a list of files.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // older keys keep all rights
  await db.schema
    .alterTable('keys')
    .addColumn('scope', 'text', (c) => c.notNull().defaultTo('manage'))
    .execute();
  await db.schema.alterTable('keys').addColumn('expires_at', 'bigint').execute();
  await db.schema
    .alterTable('keys')
    .addColumn('test', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .alterTable('accounts')
    .addColumn('test_of', 'text', (c) => c.references('accounts.id'))
    .execute();
  await db.schema.createIndex('accounts_of_tests').unique().on('accounts').column('test_of').execute();

  for (const table of ['files', 'jobs'] as const) {
    await db.schema.alterTable(table).addColumn('metadata', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('test', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.createIndex('files_by_account').on('files').columns(['account_id', 'created_at', 'uuid']).execute();

  // one row for each entry of `metadata`, for searches
  for (const [table, owner] of [
    ['file_metadata', 'files.uuid'],
    ['job_metadata', 'jobs.id'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('owner', 'text', (c) => c.notNull().references(owner).onDelete('cascade'))
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['owner', 'key'])
      .execute();
    await db.schema
      .createIndex(`${table}_by_value`)
      .on(table)
      .columns(['account_id', 'key', 'value', 'owner'])
      .execute();
  }
}
