/** Counts in windows, whatever the clock on the wall says. */
import { afterEach, expect, test, vi } from 'vitest';
import { RateWindows } from './rates.ts';

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
  const windows = new RateWindows(WINDOW_MS);
  expect(windows.count('a')).toEqual({ requests: 1, msLeft: WINDOW_MS });
  pass(WINDOW_MS - 1);
  expect(windows.count('b')).toEqual({ requests: 1, msLeft: WINDOW_MS });
  expect(windows.count('a')).toEqual({ requests: 2, msLeft: 1 });
  pass(1);
  expect(windows.count('a')).toEqual({ requests: 1, msLeft: WINDOW_MS });
  expect(windows.count('b')).toEqual({ requests: 2, msLeft: WINDOW_MS - 1 });
});
