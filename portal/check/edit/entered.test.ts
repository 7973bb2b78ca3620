import { expect, test } from 'vitest';
import { changeOf, type Entered, wrongFields } from './entered.ts';

const ROW: Entered = { date: '2025-06-02', description: 'Bakery', amount: '-4.50', balance: '' };

test('a row that stays as it is makes no change', () => {
  expect(changeOf(ROW, ROW, { row: 3 })).toBeNull();
});

test('a changed row is set, without a balance that is empty', () => {
  expect(changeOf({ ...ROW, amount: '-4.00' }, ROW, { row: 3 })).toEqual({
    ...{ do: 'set', row: 3, date: '2025-06-02', description: 'Bakery', amount: '-4.00', balance: null },
  });
});

test('a new row is added where it stands', () => {
  expect(changeOf({ ...ROW, balance: '95.50' }, null, { statement: 0, before: 2 })).toEqual({
    ...{
      do: 'add',
      statement: 0,
      before: 2,
      date: '2025-06-02',
      description: 'Bakery',
      amount: '-4.50',
      balance: '95.50',
    },
  });
});

test.each<[keyof Entered, string]>([
  ['date', '2 June'],
  ['date', '2025-13-02'],
  ['description', ' '],
  ['amount', ''],
  ['amount', '1,000.00'],
  ['balance', 'none'],
])('%s is wrong as "%s"', (field, text) => {
  const entered = { ...ROW, [field]: text };
  expect([...wrongFields(entered)]).toEqual([field]);
  expect(changeOf(entered, ROW, { row: 3 })).toBeNull();
});
