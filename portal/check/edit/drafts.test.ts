import { expect, test } from 'vitest';
import { statement, transaction } from '../testing/results.ts';
import * as drafts from './drafts.ts';
import { deleted, flipped, merged, swapped } from './row-changes.ts';

const COUNTING = { firstRow: 10, statement: 1 };
const row = (number: number, facts: Parameters<typeof transaction>[0] = {}) => ({
  row: number,
  transaction: transaction(facts),
});

test('a row that is edited is set, by its number in the file', () => {
  const draft = drafts.draftOfRow(row(12, { balance: '5.00' }));
  expect(drafts.changesOf(draft, COUNTING)).toBeNull();
  const next = drafts.withValue(draft, 'amount', '−4.00');
  expect(drafts.changesOf(next, COUNTING)).toEqual([{ do: 'set', row: 2, amount: '-4.00' }]);
  const broken = drafts.withValue(next, 'amount', '4,00,5');
  expect([...drafts.wrongIn(broken)]).toEqual(['amount']);
  expect(drafts.changesOf(broken, COUNTING)).toBeNull();
});

test('amounts are taken in the notation of any paper, and never with more decimals than the currency has', () => {
  const changed = (draft: drafts.Draft, amount: string) =>
    drafts.changesOf(drafts.withValue(draft, 'amount', amount), COUNTING)?.[0];
  const pence = drafts.draftOfRow(row(12));
  for (const typed of ['1,234.50-', '(1.234,50)', '-1 234,50']) {
    expect(changed(pence, typed)).toEqual({ do: 'set', row: 2, amount: '-1234.50' });
  }
  expect(changed(pence, '1.005')).toBeUndefined();
  const yen = drafts.draftOfRow(row(12, { amount: '-88596' }));
  expect(changed(yen, '-88,000')).toEqual({ do: 'set', row: 2, amount: '-88000' });
  expect(changed(yen, '-88000.5')).toBeUndefined();
  const parts = drafts.withValue(drafts.draftOfSplit(row(12, { amount: '-88596' })), 'amount', '-88,000');
  expect(parts.values.otherAmount).toBe('-596');
});

test('a year of two digits is no year, and becomes one of this century when its field is left', () => {
  const draft = drafts.draftOfRow(row(12));
  expect(['0025-06-02', '0002-06-02', '2025-06-02', ''].map(drafts.withCentury)).toEqual([
    ...['2025-06-02', '2002-06-02', '2025-06-02', ''],
  ]);
  expect([...drafts.wrongIn(drafts.withValue(draft, 'date', '0025-06-02'))]).toEqual(['date']);
  expect([...drafts.wrongIn(drafts.withValue(draft, 'date', '1969-06-02'))]).toEqual([]);
});

test('a new row is added where it was seen', () => {
  const known = { date: '2025-06-02', description: 'Rent\nof June', amount: '-5' };
  const box: [number, number, number, number] = [1, 2, 3, 4];
  expect(
    drafts.changesOf(drafts.draftOfNew({ before: 13, known, decimals: 2, places: [{ page: 1, box }] }), COUNTING),
  ).toEqual([
    {
      ...{ do: 'add', statement: 1, before: 3, places: [{ page: 1, box }] },
      ...{ date: '2025-06-02', description: 'Rent of June', amount: '-5', balance: null },
    },
  ]);
});

test('a row is split into two that have its amount together, and its balance behind both', () => {
  const draft = drafts.withValue(drafts.draftOfSplit(row(12, { balance: '90.00' })), 'amount', '-10.00');
  expect(draft.values.otherAmount).toBe('-2.20');
  const [first, second] = drafts.changesOf(draft, COUNTING) ?? [];
  expect(first).toEqual({ do: 'set', row: 2, description: 'CARD PAYMENT', amount: '-10.00', balance: null });
  expect(second).toMatchObject({ do: 'add', statement: 1, before: 3, amount: '-2.20', balance: '90.00' });
});

test('of several rows only what is entered is set', () => {
  const draft = drafts.draftOfSeveral([row(12), row(14)]);
  expect(drafts.changesOf(draft, COUNTING)).toBeNull();
  expect(drafts.changesOf(drafts.withValue(draft, 'date', '2025-06-09'), COUNTING)).toEqual([
    { do: 'set', row: 2, date: '2025-06-09' },
    { do: 'set', row: 4, date: '2025-06-09' },
  ]);
});

test('opening and closing balances are entered, and taken away', () => {
  const draft = drafts.draftOfFigures(statement({ openingBalance: '5.00', closingBalance: '7.00' }));
  expect(drafts.changesOf(drafts.withValue(draft, 'closingBalance', ' '), COUNTING)).toEqual([
    { do: 'figures', statement: 1, openingBalance: '5.00', closingBalance: null },
  ]);
});

test('rows are merged into the first, with the balance behind the last', () => {
  const rows = [row(12, { balance: '80.00' }), row(13, { description: 'Part two', amount: '-7.80', balance: '72.20' })];
  expect(merged(rows, COUNTING)).toEqual([
    { do: 'set', row: 2, description: 'CARD PAYMENT Part two', amount: '-20.00', balance: '72.20' },
    { do: 'delete', row: 3 },
  ]);
  expect(merged(rows.slice(1), COUNTING)).toEqual([]);
});

test('of rows that are printed newest first, the balance is that of the first', () => {
  const rows = [row(12, { date: '2025-06-05', balance: '80.00' }), row(13, { date: '2025-06-02', balance: '92.20' })];
  expect(merged(rows, COUNTING)[0]).toMatchObject({ balance: '80.00' });
});

test('rows are deleted, flipped, and their day and month swapped where both could be either', () => {
  const rows = [row(12), row(13, { amount: '0.00', date: '2025-06-29' }), row(14, { amount: '3', date: '2025-05-05' })];
  expect(deleted(rows, COUNTING).map((one) => 'row' in one && one.row)).toEqual([2, 3, 4]);
  expect(flipped(rows, COUNTING).map((one) => one.do === 'set' && one.amount)).toEqual(['12.20', '0.00', '-3']);
  expect(swapped(rows, COUNTING)).toEqual([{ do: 'set', row: 2, date: '2025-02-06' }]);
});
