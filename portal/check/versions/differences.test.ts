import { expect, test } from 'vitest';
import { filesOf, type Transaction } from '../result.ts';
import { result, statement, transaction } from '../testing/results.ts';
import { differencesBetween, factsBeside } from './differences.ts';

const at = (y: number, facts: Partial<Transaction> = {}) =>
  transaction({ boxes: [{ page: 1, box: [40, y, 550, y + 12] }], ...facts });
const file = (rows: Transaction[], statements = [statement()]) => filesOf(result(rows, statements))[0];
const told = (before: Transaction[], after: Transaction[]) =>
  differencesBetween(file(before), file(after)).map((one) =>
    one.kind === 'changed'
      ? `${one.is.transaction.description}: ${one.fields.join()}`
      : `${one.kind} ${one.row.transaction.description}`,
  );

test('rows that were added, removed and changed come in the order of the paper', () => {
  const before = [at(100, { description: 'A' }), at(120, { description: 'B' }), at(140, { description: 'C' })];
  const after = [
    at(80, { description: 'New' }),
    at(100, { description: 'A' }),
    at(140, { description: 'C', amount: '-13.00', balance: '7.00' }),
    at(160, { description: 'Last' }),
  ];
  expect(told(before, after)).toEqual(['added New', 'removed B', 'C: amount,balance', 'added Last']);
  expect(told(after, before)).toEqual(['removed New', 'added B', 'C: amount,balance', 'removed Last']);
  expect(told(before, before)).toEqual([]);
});

test('a row whose box is a little different is the same row', () => {
  const wider = transaction({ description: 'A', reference: 'X1', boxes: [{ page: 1, box: [40, 98, 580, 113] }] });
  expect(told([at(100, { description: 'A' })], [wider])).toEqual(['A: reference']);
  expect(told([at(100, { description: 'A' })], [at(111, { description: 'A' })])).toEqual(['removed A', 'added A']);
});

test('a row beside another one is not the same row', () => {
  const right = transaction({ description: 'B', boxes: [{ page: 1, box: [560, 100, 900, 112] }] });
  expect(told([at(100, { description: 'A' })], [right])).toEqual(['removed A', 'added B']);
});

test('of rows without a place, those that say the same are the same', () => {
  const bare = (description: string) => transaction({ description, boxes: [] });
  expect(told([bare('A'), bare('B'), bare('C')], [bare('B'), bare('C')])).toEqual(['removed A']);
});

test('of a row that was split, one part is the row and the other was added', () => {
  const parts = [at(100, { description: 'A', amount: '-2.20' }), at(100, { description: 'Rest', amount: '-10.00' })];
  expect(told([at(100, { description: 'A' })], parts)).toEqual(['A: amount', 'added Rest']);
});

test('statements stand beside one another, with nothing beside one that the other version does not have', () => {
  const before = file([], [statement({ openingBalance: '1.00' })]);
  const after = file([], [statement({ openingBalance: '2.00' }), statement({ index: 1 })]);
  const [first, second] = factsBeside(before, after);
  expect(first).toMatchObject({ before: { openingBalance: '1.00' }, after: { openingBalance: '2.00' } });
  expect(second).toMatchObject({ before: null, after: { verdict: 'verified' } });
});
