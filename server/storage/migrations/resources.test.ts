import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteDialect } from '../sqlite.ts';
import { up as first } from './001-first.ts';
import { up as resources } from './011-resources.ts';

test('older keys keep all rights and do not end; older files are real and have no metadata', async () => {
  const db = new Kysely<never>({ dialect: sqliteDialect({ path: ':memory:', busyMs: 100 }) });
  await first(db);
  await sql`insert into accounts (id, name, created_at) values ('a', 'a', 1), ('b', 'b', 2)`.execute(db);
  await sql`insert into keys (id, account_id, name, sha256, last_four, created_at) values ('k', 'a', 'n', 'h', 'four', 1)`.execute(
    db,
  );
  await sql`insert into files (uuid, account_id, filename, bytes, sha256, pages, password_required, created_at, expires_at) values ('f', 'a', 'x.pdf', 1, 'h', 1, 0, 1, 9)`.execute(
    db,
  );
  await resources(db);
  const keys = await sql`select scope, expires_at, test from keys`.execute(db);
  expect(keys.rows).toEqual([{ scope: 'manage', expires_at: null, test: 0 }]);
  expect((await sql`select metadata, test from files`.execute(db)).rows).toEqual([{ metadata: null, test: 0 }]);
  expect((await sql`select count(*) as n from accounts where test_of is null`.execute(db)).rows).toEqual([{ n: 2 }]);
  await sql`insert into accounts (id, name, created_at, test_of) values ('t', 'a: tests', 3, 'a')`.execute(db);
  const another = sql`insert into accounts (id, name, created_at, test_of) values ('u', 'a: tests', 4, 'a')`;
  await expect(another.execute(db)).rejects.toThrow(/unique/i);
  await db.destroy();
});
