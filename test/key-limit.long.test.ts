/** The number of active keys of an account, also when many are made at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewKey } from '../server/keys/types.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { runner: false });
});
afterAll(() => server.close());

test('an account has 100 active keys, also when many are made at once; revoked and ended ones do not count', async () => {
  const { id } = await server.service.accounts.create({ name: 'of many keys', credits: 0 });
  const { create, revoke } = server.service.keys;
  const one = (more: Partial<NewKey> = {}) => create({ accountId: id, name: 'one', ...more });
  const soonEnded = await one({ expiresAt: new Date(Date.now() + 100) });
  const made = await Promise.allSettled(Array.from({ length: 105 }, () => one()));
  const kept = made.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBeGreaterThanOrEqual(99);
  expect(kept).toBeLessThanOrEqual(100);
  const refused = made.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: 'KEY_LIMIT_REACHED', details: { limit: 100 } });
  await expect.poll(() => Date.now()).toBeGreaterThan(soonEnded.apiKey.expiresAt!.getTime());
  while (
    await one().then(
      () => true,
      () => false,
    )
  );
  const first = made.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ apiKey: { id: string } }>;
  await revoke(first.value.apiKey.id);
  await one();
  await expect(one()).rejects.toMatchObject({ code: 'KEY_LIMIT_REACHED' });
});
