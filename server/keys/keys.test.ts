import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { openUseCases } from '../service.ts';
import { eventually } from '../testing/eventually.ts';
import { newKey } from './token.ts';

describe('API keys', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
  });
  afterEach(() => bench.close());

  it('are lk_ and 43 digits in base 62, all different', () => {
    const keys = Array.from({ length: 200 }, newKey);
    for (const key of keys) expect(key).toMatch(/^lk_[0-9A-Za-z]{43}$/);
    expect(new Set(keys).size).toBe(200);
  });

  it('find their account and its limits', async () => {
    const { key, apiKey } = await bench.service.keys.create({ accountId: bench.accountId, name: 'second' });
    expect(await bench.service.keys.find(key)).toEqual({
      keyId: apiKey.id,
      accountId: bench.accountId,
      limits: {
        requestsPerMinute: 60,
        accountRequestsPerMinute: 600,
        maxFileBytes: 25 * 1024 * 1024,
        retentionMs: 30 * 86_400_000,
      },
      scope: 'manage',
      test: false,
    });
  });

  it('that do not exist find nobody', async () => {
    expect(await bench.service.keys.find(newKey())).toBeNull();
    expect(await bench.service.keys.find('')).toBeNull();
  });

  it('stop at once when they are revoked here', async () => {
    const { key, apiKey } = await bench.service.keys.create({ accountId: bench.accountId, name: 'second' });
    await bench.service.keys.find(key);
    expect(await bench.service.keys.revoke(apiKey.id)).toBe(true);
    expect(await bench.service.keys.find(key)).toBeNull();
  });

  it('stop within a second when another process revokes them', async () => {
    const { key, apiKey } = await bench.service.keys.create({ accountId: bench.accountId, name: 'second' });
    await bench.service.keys.find(key);
    const beside = await openUseCases(bench.settings);
    try {
      await beside.keys.revoke(apiKey.id);
    } finally {
      await beside.close();
    }
    await vi.waitFor(async () => expect(await bench.service.keys.find(key)).toBeNull(), { timeout: 1_000 });
  });

  it('are listed by their last four characters, with their last use', async () => {
    const { key } = await bench.service.keys.create({ accountId: bench.accountId, name: 'second' });
    await bench.service.keys.find(key);
    await eventually(async () => {
      const listed = (await bench.service.keys.list(bench.accountId)).find((one) => one.name === 'second')!;
      expect(listed).toMatchObject({ lastFour: key.slice(-4), revokedAt: null });
      expect(listed.lastUsedAt).toBeInstanceOf(Date);
    });
    expect(JSON.stringify(await bench.service.keys.list())).not.toContain(key);
  });

  it('cannot be made for an account that does not exist', async () => {
    await expect(bench.service.keys.create({ accountId: 'nobody', name: 'x' })).rejects.toThrow(/no account nobody/);
  });

  it('that do not exist cannot be revoked', async () => {
    expect(await bench.service.keys.revoke('nothing')).toBe(false);
  });
});
