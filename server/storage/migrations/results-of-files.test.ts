import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteDialect } from '../sqlite.ts';
import { up as first } from './001-first.ts';
import { up as resultsOfFiles } from './004-results-of-files.ts';

test('older results count for all files of their job, and are still deleted with it', async () => {
  const db = new Kysely<never>({ dialect: sqliteDialect({ path: ':memory:', busyMs: 100 }) });
  await first(db);
  await sql`insert into accounts (id, name, created_at) values ('a', 'a', 1)`.execute(db);
  await sql`insert into jobs (id, account_id, format, status, created_at, expires_at) values ('j', 'a', 'CSV', 'completed', 1, 9)`.execute(
    db,
  );
  await sql`insert into results values ('j', 'CSV', 'results/j', 12, 'abc', 5)`.execute(db);
  await resultsOfFiles(db);
  const { rows } = await sql`select * from results`.execute(db);
  const kept = { job_id: 'j', format: 'CSV', blob_key: 'results/j', bytes: 12, sha256: 'abc', created_at: 5 };
  expect(rows).toEqual([{ ...kept, file_uuid: '' }]);
  await sql`delete from jobs`.execute(db);
  expect((await sql`select * from results`.execute(db)).rows).toEqual([]);
  await db.destroy();
});
