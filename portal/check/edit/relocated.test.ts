import { expect, test } from 'vitest';
import { transaction } from '../testing/results.ts';
import { draftOfNew, draftOfRow, withValue } from './drafts.ts';
import { relocated } from './relocated.ts';

const at = (row: number, facts: Parameters<typeof transaction>[0] = {}) => ({
  row,
  transaction: transaction({ boxes: [{ page: 1, box: [0, row, 9, row + 1] }], ...facts }),
});
const typed = withValue(draftOfRow(at(3)), 'amount', '-1');

test('a row that has another number now is found by its place on the paper', () => {
  const moved = { ...at(4), transaction: at(3, { description: 'Named by somebody else' }).transaction };
  expect(relocated(typed, [at(2), moved])).toMatchObject({ kind: 'edit', rows: [4], values: { amount: '-1' } });
});

test('what was typed for a row that is gone becomes a new row', () => {
  expect(relocated(typed, [at(1), at(2)])).toMatchObject({
    ...{ kind: 'add', rows: [3], values: { date: '2025-06-02', description: 'CARD PAYMENT', amount: '-1' } },
  });
});

test('rows that were added, which have no place, are found by their contents', () => {
  const added = { row: 7, transaction: transaction({ boxes: [], description: 'mine' }) };
  const draft = draftOfRow(added);
  expect(relocated(draft, [at(1), { ...added, row: 9 }]).rows).toEqual([9]);
  expect(relocated(draft, [at(1)]).kind).toBe('add');
});

test('a new row stays within the rows', () => {
  expect(relocated(draftOfNew({ before: 9, known: {}, decimals: 2 }), [at(1), at(2)]).rows).toEqual([3]);
});

test('a new row stays between the rows that it was entered between', () => {
  const draft = draftOfNew({ before: 3, known: {}, decimals: 2 });
  // the row above it was deleted, or rows above both
  expect(relocated(draft, [at(1), at(2)], new Map([[3, 2]])).rows).toEqual([2]);
  expect(relocated(draft, [at(1)], new Map([[2, 1]])).rows).toEqual([2]);
});
