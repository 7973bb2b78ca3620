/** How often a password or link may be tried. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOldAttempts } from '../storage/attempts.ts';
import type { Database } from '../storage/database.ts';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { Attempts } from './attempts.ts';

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

/** Sets the clock of the database by this much, as far as the counts can tell. */
const setClock = (byMs: number) =>
  database.queries
    .updateTable('attempts')
    .set({ ends_at: sql<number>`ends_at - ${sql.lit(byMs)}` })
    .execute();

const wrong = async () => Promise.reject(new Error('wrong'));
const right = async () => 'in';
const WAIT = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };

/** Tries this often, from the addresses that `addressOf` returns for the users that `userOf` returns. */
async function guess(
  attempts: Attempts,
  times: number,
  { userOf, addressOf }: { userOf: (at: number) => string; addressOf: (at: number) => string },
): Promise<void> {
  for (let at = 0; at < times; at++) {
    await expect(attempts.password(userOf(at), addressOf(at), wrong)).rejects.toThrow('wrong');
  }
}

const anna = () => 'anna@example.com';
const here = () => '192.0.2.1';
const anyone = (at: number) => `user${at}@example.com`;
const anywhere = (at: number) => `192.0.${at >> 8}.${at & 255}`;

test('after ten wrong passwords for a user from one place, the right one must wait', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 10, { userOf: anna, addressOf: here });
  await expect(attempts.password('ANNA@example.com ', here(), right)).rejects.toMatchObject(WAIT);
  await expect(attempts.password(anna(), '192.0.2.2', right)).resolves.toBe('in');
});

test('after a hundred wrong passwords for a user from many places, everyone must wait', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 100, { userOf: anna, addressOf: anywhere });
  await expect(attempts.password(anna(), '198.51.100.1', right)).rejects.toMatchObject(WAIT);
});

test('after fifty wrong passwords for many users, the place must wait', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 50, { userOf: anyone, addressOf: here });
  await expect(attempts.password('ben@example.com', here(), right)).rejects.toMatchObject(WAIT);
  await expect(attempts.password('ben@example.com', '192.0.2.2', right)).resolves.toBe('in');
});

test('new addresses from the same IPv6 line give no more tries', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 50, { userOf: anyone, addressOf: (at) => `2001:db8:1:2::${at.toString(16)}` });
  await expect(attempts.password('ben@example.com', '2001:db8:1:2:ffff::', right)).rejects.toMatchObject(WAIT);
});

test('a right password resets the count for its user', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 9, { userOf: anna, addressOf: here });
  await attempts.password(anna(), here(), right);
  await guess(attempts, 10, { userOf: anna, addressOf: here });
});

test('a user who has proved their identity otherwise need not wait', async () => {
  const attempts = new Attempts(database);
  await guess(attempts, 10, { userOf: anna, addressOf: here });
  await attempts.forgive('Anna@example.com', here());
  await expect(attempts.password(anna(), here(), right)).resolves.toBe('in');
});

test('the counts hold over nodes and after a restart', async () => {
  await guess(new Attempts(database), 5, { userOf: anna, addressOf: here });
  const other = await storage.openDatabase();
  await guess(new Attempts(other), 5, { userOf: anna, addressOf: here });
  await other.close();
  await expect(new Attempts(database).password(anna(), here(), right)).rejects.toMatchObject(WAIT);
});

test('of simultaneous guesses, only as many are tried as may be', async () => {
  const attempts = new Attempts(database);
  const tried = vi.fn(wrong);
  await Promise.allSettled(Array.from({ length: 40 }, () => attempts.password(anna(), here(), tried)));
  expect(tried).toHaveBeenCalledTimes(10);
});

test('a place that must wait makes no more rows, and old rows are swept', async () => {
  const attempts = new Attempts(database);
  const rows = async () => (await database.reads.selectFrom('attempts').selectAll().execute()).length;
  await guess(attempts, 50, { userOf: anyone, addressOf: here });
  const full = await rows();
  for (let at = 50; at < 60; at++)
    await expect(attempts.password(anyone(at), here(), wrong)).rejects.toMatchObject(WAIT);
  expect([full, await rows()]).toEqual([101, 101]);
  await setClock(900_001);
  await forgetOldAttempts(database.queries);
  expect(await rows()).toBe(0);
});

test.each([-3, 3])('a clock that is set by %i hours in between makes nobody wait longer', async (hours) => {
  const attempts = new Attempts(database);
  await guess(attempts, 10, { userOf: anna, addressOf: here });
  await setClock(hours * 3_600_000);
  const waited = await attempts
    .password(anna(), here(), right)
    .catch((error: { retryAfter: number }) => error.retryAfter);
  if (hours > 0) return expect(waited).toBe('in');
  expect(waited).toBeLessThanOrEqual(900);
  await setClock(900_000);
  await expect(attempts.password(anna(), here(), right)).resolves.toBe('in');
});
