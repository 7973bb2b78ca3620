import { expect, it } from 'vitest';
import { askedWait, waitBefore } from './retries.ts';

it('waits as Standard Webhooks suggests, and then no more', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((retries) => waitBefore(retries, 0));
  const hours = [2, 5, 10, 10].map((each) => each * 3_600_000);
  expect(waits).toEqual([5_000, 300_000, 1_800_000, ...hours, undefined]);
});

it('waits a little longer by chance, never shorter', () => {
  expect(waitBefore(1, 0.5)).toBe(315_000);
  expect(waitBefore(1, 1)).toBe(330_000);
});

it('waits as long as the receiver asks, never less than on its schedule, and never more than its longest wait', () => {
  const HOUR = 3_600_000;
  expect(waitBefore(0, 0, 60_000)).toBe(60_000);
  expect(waitBefore(2, 0, 60_000)).toBe(1_800_000);
  expect(waitBefore(0, 0, 99 * HOUR)).toBe(10 * HOUR);
  expect(waitBefore(0, 0, Number.POSITIVE_INFINITY)).toBe(10 * HOUR);
  expect(waitBefore(0, 1, 60_000)).toBe(66_000);
  expect(waitBefore(7, 0, 60_000)).toBeUndefined();
});

const NOW = Date.UTC(2025, 0, 6, 8, 15, 0);

it.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['Mon, 06 Jan 2025 08:17:00 GMT', 120_000],
  ['Monday, 06-Jan-25 08:17:00 GMT', 120_000],
  ['Mon Jan  6 08:17:00 2025', 120_000],
  ['9'.repeat(400), Number.POSITIVE_INFINITY],
])('reads Retry-After: %s', (text, asked) => {
  expect(askedWait(text, NOW)).toBe(asked);
});

it.each([
  undefined,
  '',
  '0',
  '-5',
  '1.5',
  'soon',
  '2025-01-06T08:17:00Z',
  'Mon, 06 Jan 2025 08:14:00 GMT',
  'Mon, x GMT',
])('is asked nothing by Retry-After: %s', (text) => {
  expect(askedWait(text, NOW)).toBeUndefined();
});
