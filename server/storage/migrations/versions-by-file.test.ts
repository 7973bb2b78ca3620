import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteDialect } from '../sqlite.ts';
import { up as first } from './001-first.ts';
import { up as versionsOfFiles } from './017-versions-of-files.ts';
import { up as namesOfVersions } from './020-names-of-versions.ts';
import { up as versionsByFile } from './023-versions-by-file.ts';

test('versions stay as they were, and another file keeps one under the same id', async () => {
  const db = new Kysely<never>({ dialect: sqliteDialect({ path: ':memory:', busyMs: 100 }) });
  await first(db);
  await versionsOfFiles(db);
  await namesOfVersions(db);
  await sql`insert into accounts (id, name, created_at) values ('a', 'a', 1)`.execute(db);
  for (const uuid of ['f', 'g'])
    await sql`insert into files (uuid, account_id, filename, pages, bytes, sha256, password_required, created_at, expires_at)
      values (${uuid}, 'a', 'x.pdf', 1, 1, 'abc', 0, 1, 9)`.execute(db);
  const insert = (uuid: string) =>
    sql`insert into file_versions (id, file_uuid, account_id, kind, based_on, created_at, made_by, rows, statuses, name)
      values ('job', ${uuid}, 'a', 'converted', '', 5, '', 3, '["verified"]', 'read')`.execute(db);
  await insert('f');
  const { rows: before } = await sql`select * from file_versions`.execute(db);
  await versionsByFile(db);
  expect((await sql`select * from file_versions`.execute(db)).rows).toEqual(before);
  await insert('g');
  await expect(insert('f')).rejects.toThrow('UNIQUE');
  await db.destroy();
});
