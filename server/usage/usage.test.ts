import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import type { Database } from '../storage/database.ts';
import { eventually } from '../testing/eventually.ts';
import { dayOf, RequestCounter } from './requests.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2025-06-02T12:00:00Z');

describe('usage by day', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await bench.close();
  });

  const days = (count: number) => bench.service.usage.days(bench.accountId, count);

  it('counts pages on the day of their debit, and refunded ones on no day', async () => {
    const [good, bad] = [await bench.upload({ pages: 4 }), await bench.upload({ pages: 2, fault: 'NO_TRANSACTIONS' })];
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    const accepted = [await bench.accept([good]), await bench.accept([bad])];
    expect((await days(1))[0]).toMatchObject({ date: '2025-06-02', pages: 6 });
    // a store of files refuses calls of another year
    vi.useRealTimers();
    await bench.service.runner.start();
    for (const job of accepted) await bench.until(job);
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + DAY_MS });
    expect((await days(2)).map(({ date, pages }) => [date, pages])).toEqual([
      ['2025-06-02', 4],
      ['2025-06-03', 0],
    ]);
  });

  it('splits days at midnight UTC', async () => {
    const uuid = await bench.upload({ pages: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-06-02T23:59:59.999Z') });
    bench.service.usage.countRequest(bench.accountId);
    await bench.accept([uuid]);
    vi.setSystemTime(Date.parse('2025-06-03T00:00:00Z'));
    bench.service.usage.countRequest(bench.accountId);
    bench.service.usage.countRequest(bench.accountId);
    expect(await days(2)).toEqual([
      { date: '2025-06-02', pages: 1, requests: 1 },
      { date: '2025-06-03', pages: 0, requests: 2 },
    ]);
  });

  it('keeps the requests after the server ends', async () => {
    bench.service.usage.countRequest(bench.accountId);
    await bench.restart();
    bench.service.usage.countRequest(bench.accountId);
    expect((await days(1))[0]!.requests).toBe(2);
  });
});

describe('the counter of requests', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
  });
  afterEach(() => bench.close());

  it('writes its counts after a few seconds, once, and adds to those of others', async () => {
    const database = await bench.storage.openDatabase();
    try {
      const counters = [new RequestCounter(database), new RequestCounter(database)];
      for (const counter of counters) for (let at = 0; at < 3; at++) counter.count(bench.accountId, Date.now());
      for (const counter of counters) await counter.settled();
      for (const counter of counters) await counter.settled();
      expect((await bench.service.usage.days(bench.accountId, 1))[0]!.requests).toBe(6);
    } finally {
      await database.close();
    }
  });

  it('writes by itself within some seconds', async () => {
    const database = await bench.storage.openDatabase();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      new RequestCounter(database).count(bench.accountId, Date.now());
      await vi.advanceTimersByTimeAsync(6_000);
    } finally {
      vi.useRealTimers();
    }
    await eventually(async () => expect((await bench.service.usage.days(bench.accountId, 1))[0]!.requests).toBe(1));
    await database.close();
  });

  it('loses nothing if the database cannot be written to, and writes it later', async () => {
    const database = await bench.storage.openDatabase();
    let full = true;
    const counter = new RequestCounter({
      ...database,
      transaction: (work) => (full ? Promise.reject(new Error('disk full')) : database.transaction(work)),
    });
    counter.count(bench.accountId, NOON);
    await counter.settled();
    expect(counter.pending(bench.accountId, '2025-06-02')).toBe(1);
    full = false;
    await counter.settled();
    expect(counter.pending(bench.accountId, '2025-06-02')).toBe(0);
    await database.close();
  });

  describe('while a write is slow', () => {
    let database: Database;
    let counter: RequestCounter;
    /** releases the writes that have begun, and all later ones */
    let release: () => void;
    const atOnce = { now: 0, most: 0 };
    const requests = async () => (await bench.service.usage.days(bench.accountId, 1))[0]!.requests;

    beforeEach(async () => {
      database = await bench.storage.openDatabase();
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      Object.assign(atOnce, { now: 0, most: 0 });
      counter = new RequestCounter({
        ...database,
        async transaction(work) {
          atOnce.now++;
          atOnce.most = Math.max(atOnce.most, atOnce.now);
          await released;
          const done = await database.transaction(work);
          atOnce.now--;
          return done;
        },
      });
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      counter.count(bench.accountId, Date.now());
      await vi.advanceTimersByTimeAsync(6_000);
      // one write is running now
      counter.count(bench.accountId, Date.now());
      counter.count(bench.accountId, Date.now());
    });
    afterEach(async () => {
      vi.useRealTimers();
      await database.close();
    });

    it('the next waits, and each request is written once', async () => {
      await vi.advanceTimersByTimeAsync(6_000);
      expect(counter.pending(bench.accountId, dayOf(Date.now()))).toBe(3);
      release();
      await counter.settled();
      expect({ most: atOnce.most, written: await requests() }).toEqual({ most: 1, written: 3 });
    });

    it('the end waits for it, and for later counts', async () => {
      const settled = counter.settled();
      release();
      await settled;
      expect({ most: atOnce.most, written: await requests() }).toEqual({ most: 1, written: 3 });
    });
  });
});

describe('the counts of requests', () => {
  it('are written in one order, whoever came first, so that nodes do not wait for one another', async () => {
    const written: string[] = [];
    const insertInto = () => ({
      values: (rows: readonly { account_id: string; day: string }[]) => {
        written.push(...rows.map(({ account_id, day }) => `${account_id} ${day}`));
        return { onConflict: () => ({ execute: async () => [] }) };
      },
    });
    const transaction = (work: (tx: unknown) => Promise<void>) => work({ insertInto });
    const counter = new RequestCounter({ transaction } as unknown as Database);
    counter.count('b', NOON);
    counter.count('a', NOON + DAY_MS);
    counter.count('a', NOON);
    await counter.settled();
    expect(written).toEqual(['a 2025-06-02', 'a 2025-06-03', 'b 2025-06-02']);
  });
});
