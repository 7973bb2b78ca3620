import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeStorage, type TestStorage } from '../../testing/storage.ts';
import { insertAccount } from '../accounts.ts';
import type { Database } from '../database.ts';
import { StatementNames } from './prepared.ts';

test('a statement has one name, and no other has it', () => {
  const names = new StatementNames();
  const first = names.nameOf('select "a" from "b" where "c" = $1');
  expect(first).toBeDefined();
  expect(names.nameOf('select "a" from "b" where "c" = $1')).toBe(first);
  expect(names.nameOf('select "a" from "b" where "d" = $1')).not.toBe(first);
});

test('a statement of all columns has none, and one that counts has', () => {
  const names = new StatementNames();
  expect(names.nameOf('select * from "b" where "c" = $1')).toBeUndefined();
  expect(names.nameOf('insert into "b" ("c") values ($1) returning *')).toBeUndefined();
  expect(names.nameOf('select count(*) from "b" where "c" = $1')).toBeDefined();
});

test('lists of many lengths do not fill the memory of the server', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 1_000 }, (_, at) => `select "a" from "b" where "c" in ($${at})`);
  expect(texts.filter((text) => names.nameOf(text) !== undefined).length).toBeLessThan(301);
});

describe('on a database', () => {
  let storage: TestStorage;
  let database: Database;
  beforeEach(async () => {
    storage = await makeStorage();
    database = await storage.openDatabase();
  });
  afterEach(async () => {
    await database.close();
    await storage.remove();
  });

  test('statements that were sent before go on while a newer node adds columns', async () => {
    await insertAccount(database.queries, { id: 'a', name: 'a', created_at: 1 });
    const ask = () =>
      Promise.all([
        database.queries.selectFrom('accounts').select('name').where('id', '=', 'a').execute(),
        database.queries.selectFrom('accounts').selectAll().where('id', '=', 'a').execute(),
        database.queries.updateTable('accounts').set({ name: 'b' }).where('id', '=', 'a').returningAll().execute(),
      ]);
    // all connections have sent them
    for (let round = 0; round < 10; round++) await ask();
    await sql`alter table accounts add column of_a_newer_node text default 'x'`.execute(database.queries);
    for (let round = 0; round < 10; round++) {
      const [, [all], [updated]] = await ask();
      for (const row of [all, updated]) expect(row).toMatchObject({ name: 'b', of_a_newer_node: 'x' });
    }
  });
});
