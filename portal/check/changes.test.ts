/** Changes after reading again are reported row by row, by the place of the rows. */
import { expect, test } from 'vitest';
import { changesBetween, isChanged } from './changes.ts';
import { filesOf, type Transaction } from './result.ts';
import { result, statement, transaction } from './testing/results.ts';

const at = (y: number, facts: Partial<Transaction> = {}) =>
  transaction({ boxes: [{ page: 1, box: [40, y, 550, y + 12] }], ...facts });
const file = (rows: Transaction[], statements = [statement()]) => filesOf(result(rows, statements))[0];

test('the same reading has no changes', () => {
  const changes = changesBetween(file([at(100), at(120)]), file([at(100), at(120)]));
  expect(isChanged(changes)).toBe(false);
});

test('swapped dates are counted', () => {
  const before = file([at(100, { date: '2025-03-04' }), at(120, { date: '2025-03-03' })]);
  const after = file([at(100, { date: '2025-04-03' }), at(120, { date: '2025-03-03' })]);
  expect(changesBetween(before, after)).toMatchObject({ dates: 1, amounts: 0, added: 0, gone: 0 });
});

test('added and removed rows are counted, and not mistaken for one another', () => {
  const changes = changesBetween(file([at(100), at(120)]), file([at(120), at(140), at(160)]));
  expect(changes).toMatchObject({ added: 2, gone: 1, dates: 0, rows: { before: 2, after: 3 } });
});

test('two rows at the same place are two rows', () => {
  const changes = changesBetween(
    file([at(100, { amount: '1.00' }), at(100, { amount: '2.00' })]),
    file([at(100, { amount: '1.00' })]),
  );
  expect(changes).toMatchObject({ gone: 1, amounts: 0 });
});

test('a different verdict alone is a change', () => {
  const unproved = statement({
    reconciliation: { status: 'unverifiable', reason: '', checks: [], failingRows: [], obligations: [] },
  });
  const changes = changesBetween(file([], [unproved]), file([]));
  expect(changes.verdicts).toEqual({ before: ['unproved'], after: ['verified'] });
  expect(isChanged(changes)).toBe(true);
});
