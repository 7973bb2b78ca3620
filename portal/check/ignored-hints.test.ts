/** A hint that the paper contradicts is named. */
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { ignoredHints } from './ignored-hints.ts';
import { filesOf } from './result.ts';
import { result, transaction } from './testing/results.ts';

function file(date: string) {
  const [only] = filesOf(result([transaction({ date })]));
  if (only === undefined) throw new Error('a result has a file');
  return only;
}
const said = (hints: Parameters<typeof ignoredHints>[0], before: string, now: string) =>
  ignoredHints(hints, file(now), changesBetween(file(before), file(now)));

test('an order that changes no date says that the dates may contradict it', () => {
  expect(said({ dateOrder: 'MDY' }, '2025-06-15', '2025-06-15')).toEqual([expect.stringMatching(/contradict/)]);
  expect(said({ dateOrder: 'MDY' }, '2025-06-02', '2025-02-06')).toEqual([]);
});

test('a year of no row, and a currency of no statement, are named', () => {
  expect(said({ year: 2023, currency: 'EUR' }, '2025-06-15', '2025-06-15')).toEqual([
    expect.stringMatching(/2023/),
    expect.stringMatching(/EUR.*GBP/),
  ]);
  expect(said({ year: 2025, currency: 'GBP' }, '2025-06-15', '2025-06-15')).toEqual([]);
});

test('what is said of columns and changes no day or amount is named', () => {
  const columnsAt = [{ page: 1, x: 300, y: 200, holds: 'debit' as const }];
  expect(said({ columnsAt }, '2025-06-15', '2025-06-15')).toEqual([expect.stringMatching(/read as one/)]);
  expect(said({ columnsAt }, '2025-06-15', '2025-06-16')).toEqual([]);
  const balances = columnsAt.map((one) => ({ ...one, holds: 'balance' as const }));
  expect(said({ columnsAt: balances }, '2025-06-15', '2025-06-15')).toEqual([]);
});

test('an answer that changes nothing is named', () => {
  expect(said({ decimalMark: ',' }, '2025-06-15', '2025-06-15')).toEqual([expect.stringMatching(/answered/)]);
  expect(said({ bookingDay: { place: 'column', heading: null } }, '2025-06-15', '2025-06-16')).toEqual([]);
});

test('without hints, nothing is said', () => {
  expect(said(null, '2025-06-15', '2025-06-15')).toEqual([]);
});
