/** Counts in windows, whatever the clock on the wall says. */
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRateCounter } from './rate-counter.ts';

const WINDOW_MS = 60_000;
afterEach(() => vi.restoreAllMocks());

/** Sets the clock that only goes forward. Returns the function that moves it on. */
function clock(): (ms: number) => void {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (ms) => {
    now += ms;
  };
}

test('a window begins with the first event of its subject, and ends after its length', () => {
  const pass = clock();
  const counter = new MemoryRateCounter(WINDOW_MS);
  expect(counter.count('a')).toEqual({ count: 1, leftMs: WINDOW_MS });
  pass(WINDOW_MS - 1);
  expect(counter.count('b')).toEqual({ count: 1, leftMs: WINDOW_MS });
  expect(counter.count('a')).toEqual({ count: 2, leftMs: 1 });
  pass(1);
  expect(counter.count('a')).toEqual({ count: 1, leftMs: WINDOW_MS });
  expect(counter.count('b')).toEqual({ count: 2, leftMs: WINDOW_MS - 1 });
});
