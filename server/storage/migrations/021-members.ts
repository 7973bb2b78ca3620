/** Several people in one account: memberships and invitations. */
import { type Kysely, sql } from 'kysely';
import { tellOfChanges } from '../by-database.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('memberships')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('memberships_pk', ['account_id', 'user_id'])
    .execute();
  await db.schema.createIndex('memberships_by_user').on('memberships').column('user_id').execute();
  // whoever had an account alone owns it
  await sql`
    insert into memberships (account_id, user_id, role, created_at)
    select account_id, id, 'owner', now_ms() from users
  `.execute(db);
  await tellOfChanges(db, 'memberships', ['role', 'removed_at']);

  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('token_sha256', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('invitations_by_account').on('invitations').columns(['account_id', 'email']).execute();
}
