import { expect, it } from 'vitest';
import { type DateOrder, dayOf, daysEarlier, resolveDate } from './date.ts';
import { datesIn } from './scan.ts';

it.each([
  ['31/02/2024', ['DMY']],
  ['02/31/2024', ['MDY']],
  ['31.04.25', ['DMY', 'YMD']],
  ['20240431', ['DMY', 'MDY', 'YMD']],
  ['31 Apr 2024', ['DMY', 'MDY', 'YMD']],
])('%s is printed as a date, though no calendar has it', (text, orders) => {
  const found = datesIn(text.split(' '));
  expect(found.map((date) => date.orders)).toEqual([orders]);
  expect(orders.map((order) => resolveDate(found[0]!, order as DateOrder, null)).slice(0, 1)).toEqual([null]);
});

it.each([
  ['31/04/2024', 'DMY', 1, '2024-04-30'],
  ['04/31/2024', 'MDY', 1, '2024-04-30'],
  ['31.04.25', 'DMY', 1, '2025-04-30'],
  ['31.04.25', 'YMD', 1, '2031-04-24'],
  ['30 Feb 2024', 'DMY', 1, '2024-02-29'],
  ['30 Feb 2025', 'DMY', 2, '2025-02-28'],
] as const)('%s, read as %s, is %i days earlier %s', (text, order, days, day) => {
  const [token] = datesIn(text.split(' '));
  expect(resolveDate(daysEarlier(token!, order, days)!, order, null)).toBe(day);
});

it('a day without as many before it in its month has none', () => {
  const [token] = datesIn(['02/04/2024']);
  expect(dayOf(token!, 'DMY')).toBe(2);
  expect(daysEarlier(token!, 'DMY', 2)).toBeNull();
});
