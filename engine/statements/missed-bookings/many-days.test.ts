import { expect, it } from 'vitest';
import type { ReadRow } from '../../model/reading.ts';
import { linesOfManyDays } from './unexplained-lines.ts';

/** Bookings of which each has so many dates in its column of dates, and as many in its description. */
const bookings = (...dates: readonly number[]) =>
  dates.map((count, index) => {
    const inColumn = Array.from({ length: count }, () => ({}));
    const row = { dates: [inColumn, inColumn], kinds: ['date', 'text'], lines: [{ source: { line: { index } } }] };
    return { role: 'transaction', row } as unknown as ReadRow;
  });
const found = (...dates: readonly number[]) => linesOfManyDays(bookings(...dates)).map(({ index }) => index);

it('a booking with the dates of two, by what the others have, holds lines of others', () => {
  expect(found(2, 2, 6, 2)).toEqual([2]);
  expect(found(1, 1, 1, 3)).toEqual([3]);
});

it('a day of booking and another one are those of one booking', () => {
  expect(found(1, 1, 2, 1)).toEqual([]);
  expect(found(2, 2, 3, 2)).toEqual([]);
  expect(found(3, 3, 3)).toEqual([]);
});
