/** A key that is in use is rarely looked up where the database tells of changes; a change is known within a second. */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { insertAccount } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/schema.ts';
import { makeStorage } from '../testing/storage.ts';
import { createKeys } from './keys.ts';

const DEFAULTS = { requestsPerMinute: 60, accountRequestsPerMinute: 600, maxFileBytes: 1_000, retentionMs: 1_000 };
const EACH_MS = 50;
const SECOND = 1_000;

/** A database that two processes have open, with one account. */
async function opened(onTestFinished: TestContext['onTestFinished']) {
  const storage = await makeStorage();
  const database = await storage.openDatabase();
  const other = await storage.openDatabase();
  onTestFinished(async () => {
    await Promise.all([database.close(), other.close()]);
    await storage.remove();
  });
  await insertAccount(database.queries, { id: 'a', name: 'a', created_at: 1 });
  database.notices?.listen(
    () => {},
    () => {},
  );
  return { database, other };
}

/** The database, counting what is read of it. */
function counting(database: Database) {
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

async function used({ onTestFinished }: TestContext) {
  const { database, other } = await opened(onTestFinished);
  const { looks, database: counted } = counting(database);
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
  return { database, other, keys, find, use, count, id: apiKey.id };
}

type Change = (database: Database, id: string) => Promise<unknown>;

const changes: Readonly<Record<string, Change>> = {
  revokes: ({ queries }, id) => queries.updateTable('keys').set({ revoked_at: 1 }).where('id', '=', id).execute(),
  deletes: ({ queries }, id) => queries.deleteFrom('keys').where('id', '=', id).execute(),
  replaces: ({ queries }, id) => queries.updateTable('keys').set({ sha256: 'x' }).where('id', '=', id).execute(),
};

// they wait for seconds to pass, each on a database of its own
describe.concurrent('a key in use', () => {
  test('is looked up every half second, or hardly ever', async (context) => {
    const { database, count, keys } = await used(context);
    if (database.notices === undefined) expect(await count()).toBeGreaterThan(3);
    // a busy machine hears some answers too late
    else await vi.waitFor(async () => expect(await count()).toBeLessThan(3), { timeout: 30 * SECOND });
    await keys.settled();
  });

  for (const [name, change] of Object.entries(changes)) {
    test(`that another process ${name} by whatever statement stops within a second`, async (context) => {
      const { other, keys, find, use, id } = await used(context);
      await change(other, id);
      await use(SECOND);
      expect(await find()).toBeNull();
      await keys.settled();
    });
  }

  test('has the limit that another process sets within a second', async (context) => {
    const { other, keys, find, use } = await used(context);
    await other.queries.updateTable('accounts').set({ requests_per_minute: 7 }).where('id', '=', 'a').execute();
    await use(SECOND);
    expect(await find()).toMatchObject({ limits: { requestsPerMinute: 7 } });
    await keys.settled();
  });

  test('is looked up again without news of the database', async (context) => {
    const { database, other, keys, find, use, id } = await used(context);
    await database.notices?.close();
    await other.queries.updateTable('keys').set({ revoked_at: 1 }).where('id', '=', id).execute();
    await use(SECOND);
    expect(await find()).toBeNull();
    await keys.settled();
  });
});
