import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { findTestAccount } from '../storage/accounts.ts';

describe('accounts and credits', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
  });
  afterEach(() => bench.close());

  it('start with first credits', async () => {
    const account = await bench.service.accounts.create({ name: 'Acme', credits: 500 });
    expect(await bench.service.credits.balance(account.id)).toBe(500);
    expect(await bench.service.accounts.list()).toMatchObject([{ credits: 1_000 }, { name: 'Acme', credits: 500 }]);
  });

  it('have the limits of the settings until they get their own', async () => {
    const changed = await bench.service.accounts.setLimits(bench.accountId, { requestsPerMinute: 5 });
    expect(changed.limits).toEqual({
      requestsPerMinute: 5,
      accountRequestsPerMinute: 50,
      maxFileBytes: bench.settings.maxFileBytes,
      retentionMs: bench.settings.retentionMs,
    });
    expect(await bench.service.accounts.get(bench.accountId)).toEqual(changed);
  });

  it('can be given credits, and lose them again', async () => {
    expect(await bench.service.credits.add(bench.accountId, 50, 'a gift')).toBe(1_050);
    expect(await bench.service.credits.add(bench.accountId, -1_050, 'all back')).toBe(0);
  });

  it('never fall below 0 credits', async () => {
    await expect(bench.service.credits.add(bench.accountId, -1_001, 'too much')).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    expect(await bench.balance()).toBe(1_000);
  });

  it('refuse parts of a credit', async () => {
    await expect(bench.service.credits.add(bench.accountId, 0.5, 'half')).rejects.toThrow(RangeError);
  });

  it('are renamed with that of their tests, which the log tells without the name', async () => {
    const { accounts, audit, keys } = bench.service;
    await keys.create({ accountId: bench.accountId, name: 'a test', test: true });
    await accounts.rename(bench.accountId, 'Other Books Ltd');
    expect(await accounts.get(bench.accountId)).toMatchObject({ name: 'Other Books Ltd' });
    const database = await bench.storage.openDatabase();
    const tests = await findTestAccount(database.reads, bench.accountId);
    await database.close();
    expect(tests?.name).toBe('Other Books Ltd: tests');
    const [entry] = (await audit.list(bench.accountId, { limit: 1 })).entries;
    expect(entry).toMatchObject({ action: 'account.changed', object: bench.accountId, details: { renamed: true } });
  });

  it('that do not exist are null, and cannot be limited or credited', async () => {
    expect(await bench.service.accounts.get('nobody')).toBeNull();
    await expect(bench.service.accounts.rename('nobody', 'x')).rejects.toThrow(/no account nobody/);
    await expect(bench.service.accounts.setLimits('nobody', {})).rejects.toThrow(/no account nobody/);
    await expect(bench.service.credits.add('nobody', 1, 'x')).rejects.toThrow(/no account nobody/);
  });
});
