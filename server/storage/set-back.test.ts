/** What waits for a time that a clock will not show for long is corrected. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStorage, type TestStorage } from '../testing/storage.ts';
import { insertAccount } from './accounts.ts';
import type { Database } from './database.ts';
import { correctAfterSetBack } from './set-back.ts';

const HOUR_MS = 3_600_000;
const NOW = 10 * HOUR_MS;
let storage: TestStorage;
let database: Database;
beforeAll(async () => {
  storage = await makeStorage();
  database = await storage.openDatabase();
});
afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('webhooks of the future come now, others as they were to', async () => {
  await database.transaction((tx) => insertAccount(tx, { id: 'past', name: 'past', created_at: 1, test_of: null }));
  await database.queries
    .insertInto('webhooks')
    .values({
      ...{ id: 'w', account_id: 'past', url: 'https://r.invalid', host: 'r.invalid', description: null, events: '[]' },
      ...{ secret: 's', old_secret: null, old_secret_until: null, created_at: 1, disabled_at: null },
      ...{ disabled_reason: null, failing_since: null },
    })
    .execute();
  const made = { fresh: [HOUR_MS, null], retried: [-HOUR_MS, HOUR_MS], waiting: [-HOUR_MS, -1] } as const;
  for (const [id, [created, tried]] of Object.entries(made)) {
    await database.queries
      .insertInto('webhook_deliveries')
      .values({
        ...{ id, webhook_id: 'w', account_id: 'past', event: 'job.failed', payload: '{}', status: 'pending' },
        ...{ attempts: 1, retries: 1, response_status: null, error: null, created_at: NOW + created },
        ...{ last_attempt_at: tried === null ? null : NOW + tried, next_attempt_at: NOW + 2 * HOUR_MS },
        ...{ lease_worker: null, lease_until: null },
      })
      .execute();
  }

  await correctAfterSetBack(database.queries, NOW);
  const rows = await database.queries.selectFrom('webhook_deliveries').select(['id', 'next_attempt_at']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.next_attempt_at]))).toEqual({
    fresh: NOW,
    retried: NOW,
    waiting: NOW + 2 * HOUR_MS,
  });
});
