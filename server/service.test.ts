import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Service } from './context.ts';
import { SILENT } from './jobs/testing/bench.ts';
import { PaperPool } from './jobs/testing/pool.ts';
import { openUseCases, startService } from './service.ts';
import { makeStorage, type TestStorage } from './testing/storage.ts';

const OPERATORS_KEY = 'the-operators-own-key-1';

describe('a server on its storage', () => {
  let storage: TestStorage;
  let started: Service[];
  beforeEach(async () => {
    storage = await makeStorage();
    started = [];
  });
  afterEach(async () => {
    for (const service of started) await service.close(0);
    await storage.remove();
  });

  const start = async (environment?: Record<string, string>) => {
    const service = await startService(storage.settings(environment), { pool: new PaperPool(), log: SILENT });
    started.push(service);
    return service;
  };

  it('makes an account with its credits and a working key, only at the first start', async () => {
    const first = await start({ LEDGERIZE_CREDITS: '77' });
    const caller = await first.keys.find(first.firstKey!);
    expect(await first.credits.balance(caller!.accountId)).toBe(77);
    await first.close(0);
    const second = await start();
    expect(second.firstKey).toBeUndefined();
    expect(await second.accounts.list()).toHaveLength(1);
    expect(await second.keys.find(first.firstKey!)).toEqual(caller);
  });

  it("uses the operator's key instead, and does not show it", async () => {
    const service = await start({ LEDGERIZE_API_KEY: OPERATORS_KEY });
    expect(service.firstKey).toBeUndefined();
    expect(await service.keys.find(OPERATORS_KEY)).not.toBeNull();
    expect(await service.keys.list()).toHaveLength(1);
  });

  it("adds an operator's key that changed at a later start to the first account", async () => {
    const first = await start();
    await first.close(0);
    const second = await start({ LEDGERIZE_API_KEY: OPERATORS_KEY });
    const account = await second.accounts.first();
    expect(await second.keys.find(OPERATORS_KEY)).toMatchObject({ accountId: account!.id });
    expect(await second.keys.find(first.firstKey!)).toMatchObject({ accountId: account!.id });
  });

  it("leaves a revoked operator's key revoked", async () => {
    const first = await start({ LEDGERIZE_API_KEY: OPERATORS_KEY });
    await first.keys.revoke((await first.keys.list())[0]!.id);
    await first.close(0);
    const second = await start({ LEDGERIZE_API_KEY: OPERATORS_KEY });
    expect(await second.keys.find(OPERATORS_KEY)).toBeNull();
  });

  it('lets an operator replace the set-up link that the start has just made', async () => {
    const { setupToken } = await start();
    const beside = await openUseCases(storage.settings());
    try {
      const token = await beside.users.renewSetupLink();
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(token).not.toBe(setupToken);
    } finally {
      await beside.close();
    }
  });

  it("lets an operator's commands work at the same time", async () => {
    const service = await start();
    const beside = await openUseCases(storage.settings());
    try {
      const account = await beside.accounts.create({ name: 'new', credits: 5 });
      const { key } = await beside.keys.create({ accountId: account.id, name: 'k' });
      expect(await service.keys.find(key)).toMatchObject({ accountId: account.id });
    } finally {
      await beside.close();
    }
  });
});
