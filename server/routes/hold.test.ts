/** Loops without pauses stay under their rate limit: simulated with a fake clock. */
import { describe, expect, test } from 'vitest';
import { defaultHoldMs } from './hold.ts';

const WINDOW_MS = 60_000;

/**
 * Given a limit, loops and earlier requests, returns how many of the loops' requests are refused within five minutes.
 */
function refused(limit: number, loops: number, before = 2): number {
  const due = Array.from({ length: loops }, () => 0);
  let [window, used, over] = [0, before, 0];
  for (;;) {
    const now = Math.min(...due);
    if (now > 5 * WINDOW_MS) return over;
    if (now >= window + WINDOW_MS) [window, used] = [now, 0];
    used += 1;
    if (used > limit) over += 1;
    const rate = { remaining: Math.max(0, limit - used), resetMs: window + WINDOW_MS - now, accountIsBusy: false };
    due[due.indexOf(now)] = now + defaultHoldMs(limit, rate);
  }
}

describe('a loop without pauses', () => {
  test.each([4, 5, 10, 20, 30, 60, 600])('is never refused with %i requests a minute', (limit) => {
    expect(refused(limit, 1)).toBe(0);
  });

  test.each([20, 60, 600])('leaves room for a second loop, with %i requests a minute', (limit) => {
    expect(refused(limit, 2)).toBe(0);
  });

  test('is not refused after a burst of fifty requests', () => {
    expect(refused(60, 1, 50)).toBe(0);
  });
});

test('two seconds are the default if the limit allows it', () => {
  expect(defaultHoldMs(60, { remaining: 57, resetMs: 59_000, accountIsBusy: false })).toBe(2_000);
  expect(defaultHoldMs(1_000, { remaining: 999, resetMs: 60_000, accountIsBusy: false })).toBe(2_000);
});

test('nobody is held longer than they may ask for', () => {
  expect(defaultHoldMs(1, { remaining: 0, resetMs: 60_000, accountIsBusy: false })).toBe(30_000);
});

test('loops of a hundred keys of one account stay under its limit, ten times that of a key', () => {
  const [keys, limit, together] = [100, 60, 600];
  const due = Array.from({ length: keys }, () => 0);
  let [used, now] = [0, 0];
  for (; now < WINDOW_MS; now = Math.min(...due)) {
    used += 1;
    const rate = { remaining: limit - 1, resetMs: WINDOW_MS - now, accountIsBusy: used > together / 2 };
    due[due.indexOf(now)] = now + defaultHoldMs(limit, rate);
  }
  expect(used).toBeLessThanOrEqual(together);
});
