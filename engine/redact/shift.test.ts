/** Dates move by one shift, each printed as it was. */
import { expect, test } from 'vitest';
import type { DateOrder } from '../dates/date.ts';
import { datesIn } from '../dates/scan.ts';
import { chooseShift, moveDay, moved, printedDate } from './shift.ts';
import { seeded } from './testing/copies.ts';

function dateOf(text: string, order: DateOrder) {
  const words = text.split(' ');
  return printedDate(datesIn(words)[0]!, words, order)!;
}

test.each([
  ['06/11/2024', 'DMY', '06/02/2020'],
  ['11/06/24', 'MDY', '02/06/20'],
  ['2024-11-06', 'YMD', '2020-02-06'],
  ['20241106', 'YMD', '20200206'],
  ['6 November 2024', 'DMY', '6 February 2020'],
  ['06NOV2024', 'DMY', '06FEB2020'],
  ['令和6年11月6日', 'DMY', '令和2年02月6日'],
  ['3 septembre 2024', 'DMY', null],
] as const)('%s under %s, three months on and five years back, is %s', (text, order, wanted) => {
  // the month of 2024-11 plus three is 2025-02; five years back it is 2020-02
  const words = moved(dateOf(text, order), { months: 3, years: -5 }, order);
  expect(words === null ? null : words.join(' ')).toBe(wanted);
});

test('a day that the new month does not have cannot be printed', () => {
  expect(moved(dateOf('31/01/2024', 'DMY'), { months: 1, years: 0 }, 'DMY')).toBeNull();
});

test('a year that turns within a document still turns there: its dates move by whole years', () => {
  const dates = ['20/12/2024', '05/01/2025'].map((text) => dateOf(text, 'DMY'));
  const { months, years } = chooseShift(dates, 'DMY', seeded('a'));
  expect(months).toBe(0);
  expect(years).not.toBe(0);
});

test('months move if every date can', () => {
  const dates = ['03/06/2024', '28/06/2024'].map((text) => dateOf(text, 'DMY'));
  expect(chooseShift(dates, 'DMY', seeded('a')).months).not.toBe(0);
});

test('a day moves over the end of a year', () => {
  expect(moveDay('2024-11-06', { months: 3, years: -5 })).toBe('2020-02-06');
});

test('months stay of one figure, or of two, if no date leads with a nought', () => {
  const dates = ['30.9.2024', '1.10.2024', '9.10.2024'].map((text) => dateOf(text, 'DMY'));
  for (const seed of ['a', 'b', 'c']) expect(chooseShift(dates, 'DMY', seeded(seed)).months).toBe(0);
});
