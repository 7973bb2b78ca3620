/** A key that is in use is rarely looked up where the database tells of changes; a change is known within a second. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/schema.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { createKeys } from './keys.ts';

const DEFAULTS = { requestsPerMinute: 60, accountRequestsPerMinute: 600, maxFileBytes: 1_000, retentionMs: 1_000 };
const EACH_MS = 50;
const SECOND = 1_000;

let storage: TestStorage;
let database: Database;
let other: Database;
beforeEach(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
  other = await storage.openDatabase();
  await insertAccount(database.queries, { id: 'a', name: 'a', created_at: 1 });
  database.notices?.listen(
    () => {},
    () => {},
  );
});
afterEach(async () => {
  await Promise.all([database.close(), other.close()]);
  await storage.remove();
});

/** The database, counting what is read of it. */
function counting() {
  const looks = { count: 0 };
  const reads = new Proxy(database.reads, {
    get(of, name) {
      if (name === 'selectFrom') looks.count++;
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  }) as Queries;
  return { looks, database: { ...database, reads } };
}

async function used() {
  const { looks, database: counted } = counting();
  const keys = createKeys(counted, DEFAULTS);
  const { key, apiKey } = await keys.create({ accountId: 'a', name: 'k' });
  const find = () => keys.find(key);
  const use = async (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end; await delay(EACH_MS)) await find();
  };
  await use(SECOND);
  /** How often the key is looked up in three seconds of use. */
  const count = async () => {
    looks.count = 0;
    await use(3 * SECOND);
    return looks.count;
  };
  return { keys, find, use, count, id: apiKey.id };
}

test('a key in use is looked up every half second, or hardly ever', async () => {
  const { count, keys } = await used();
  if (database.notices === undefined) expect(await count()).toBeGreaterThan(3);
  // a busy machine hears some answers too late
  else await vi.waitFor(async () => expect(await count()).toBeLessThan(3), { timeout: 30 * SECOND });
  await keys.settled();
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['revokes', (id) => other.queries.updateTable('keys').set({ revoked_at: 1 }).where('id', '=', id).execute()],
  ['deletes', (id) => other.queries.deleteFrom('keys').where('id', '=', id).execute()],
  ['replaces', (id) => other.queries.updateTable('keys').set({ sha256: 'x' }).where('id', '=', id).execute()],
])('a key that another process %s by whatever statement stops within a second', async (_name, change) => {
  const { keys, find, use, id } = await used();
  await change(id);
  await use(SECOND);
  expect(await find()).toBeNull();
  await keys.settled();
});

test('a limit that another process changes counts within a second', async () => {
  const { keys, find, use } = await used();
  await other.queries.updateTable('accounts').set({ requests_per_minute: 7 }).where('id', '=', 'a').execute();
  await use(SECOND);
  expect(await find()).toMatchObject({ limits: { requestsPerMinute: 7 } });
  await keys.settled();
});

test('without news of the database, a key is looked up again', async () => {
  const { keys, find, use, id } = await used();
  await database.notices?.close();
  await other.queries.updateTable('keys').set({ revoked_at: 1 }).where('id', '=', id).execute();
  await use(SECOND);
  expect(await find()).toBeNull();
  await keys.settled();
});
