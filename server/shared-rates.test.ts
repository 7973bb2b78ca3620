import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedRates } from './shared-rates.ts';
import type { Database } from './storage/database.ts';
import { eventually } from './testing/eventually.ts';
import { makeStorage, type TestStorage } from './testing/storage.ts';

const WINDOW_MS = 60_000;
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

/** Statements that the database was asked. */
function asked(): () => number {
  const execute = vi.spyOn(database.queries.getExecutor(), 'executeQuery');
  return () => execute.mock.calls.length;
}

test.each([1, 20, 60, 1_000])('of many requests at once on three nodes, exactly %s pass', async (limit) => {
  const nodes = Array.from({ length: 3 }, () => new SharedRates(database, WINDOW_MS));
  let passed = 0;
  for (let round = 0; round < limit + 20; round += 1) {
    const counts = await Promise.all(nodes.map((node) => node.count([{ key: 'k', limit }])));
    passed += counts.filter(([counted]) => (counted?.requests ?? 0) <= limit).length;
  }
  expect(passed).toBe(limit);
});

test('far from its limit, a key costs no statement, and all nodes learn of its requests', async () => {
  const [one, other] = [new SharedRates(database, WINDOW_MS), new SharedRates(database, WINDOW_MS)];
  const subjects = [
    { key: 'k', limit: 10_000 },
    { key: 'a', limit: 100_000 },
  ];
  await one.count(subjects);
  const statements = asked();
  for (let n = 0; n < 400; n += 1) await one.count(subjects);
  expect(statements()).toBe(0);
  await eventually(() => expect(statements()).toBe(1));
  await eventually(async () => {
    const [ofKey] = await other.count([{ key: 'k', limit: 1 }]);
    expect(ofKey?.requests).toBeGreaterThan(400);
  });
});

test('what could not be told is told later', async () => {
  const rates = new SharedRates(database, WINDOW_MS);
  const subject = [{ key: 'k', limit: 1_000 }];
  await rates.count(subject);
  await rates.count(subject);
  const execute = vi.spyOn(database.queries.getExecutor(), 'executeQuery');
  execute.mockRejectedValue(new Error('away'));
  await eventually(() => expect(execute).toHaveBeenCalled());
  execute.mockRestore();
  const [counted] = await new SharedRates(database, WINDOW_MS).count(subject);
  expect(counted?.requests).toBe(2);
  await rates.count([{ key: 'k', limit: 1 }]);
  const [later] = await new SharedRates(database, WINDOW_MS).count(subject);
  expect(later?.requests).toBe(5);
});
