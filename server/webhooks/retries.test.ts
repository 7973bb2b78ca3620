import { expect, it } from 'vitest';
import { waitBefore } from './retries.ts';

it('waits as Standard Webhooks suggests, and then no more', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((retries) => waitBefore(retries, 0));
  const hours = [2, 5, 10, 10].map((each) => each * 3_600_000);
  expect(waits).toEqual([5_000, 300_000, 1_800_000, ...hours, undefined]);
});

it('waits a little longer by chance, never shorter', () => {
  expect(waitBefore(1, 0.5)).toBe(315_000);
  expect(waitBefore(1, 1)).toBe(330_000);
});
