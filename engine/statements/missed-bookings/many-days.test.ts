import { expect, it } from 'vitest';
import type { Booking } from '../part.ts';
import { linesOfManyDays } from './unexplained-lines.ts';

/** Bookings with the given number of dates in their column of dates, and as many in their description. */
const bookings = (...dates: readonly number[]) =>
  dates.map((count, index) => {
    const inColumn = Array.from({ length: count }, () => ({}));
    const row = { dates: [inColumn, inColumn], kinds: ['date', 'text'], lines: [{ source: { line: { index } } }] };
    return { role: 'transaction', row } as unknown as Booking;
  });
const found = (...dates: readonly number[]) => linesOfManyDays(bookings(...dates)).map(({ index }) => index);

it('a booking with twice as many dates as the others contains lines of another booking', () => {
  expect(found(2, 2, 6, 2)).toEqual([2]);
  expect(found(1, 1, 1, 3)).toEqual([3]);
});

it('a day of booking and another day belong to one booking', () => {
  expect(found(1, 1, 2, 1)).toEqual([]);
  expect(found(2, 2, 3, 2)).toEqual([]);
  expect(found(3, 3, 3)).toEqual([]);
});
