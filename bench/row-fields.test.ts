/** What the score counts as right in a row: its dates, reference, kind, words and place. */
import { expect, test } from 'vitest';
import type { TruthBox } from '../fixtures/draw/truth.ts';
import { type GivenRow, rowFields, type WantedRow } from './row-fields.ts';

const GIVEN: GivenRow = {
  date: '2025-01-02',
  description: 'CARD PAYMENT',
  balance: null,
  valueDate: null,
  transactionDate: null,
  reference: null,
  type: null,
  boxes: [],
};
const wrong = (...pairs: readonly [Partial<WantedRow>, Partial<GivenRow>][]) =>
  rowFields(pairs.map(([wanted, given]) => ({ wanted: { date: null, ...wanted }, given: { ...GIVEN, ...given } })))
    .filter(({ right }) => !right)
    .map(({ field }) => field);
const box = (top: number, bottom: number, page = 1): { boxes: TruthBox[] } => ({
  boxes: [{ page, box: [40, top, 540, bottom] }],
});

test('a column that the paper does not have requires null', () => {
  expect(wrong([{ reference: null }, { reference: null }])).toEqual([]);
  expect(wrong([{ reference: null }, { reference: 'X1' }])).toEqual(['reference']);
});

test('fields of a row that the truth lacks are not scored', () => {
  expect(wrong([{}, { type: 'DD', valueDate: '2025-01-03' }])).toEqual([]);
});

test('a description with one word too many is right by its letters, but not exactly', () => {
  const description = 'CARD PAYMENT HILLSIDE GROCERS LONDON';
  expect(wrong([{ description }, { description: `${description} DD` }])).toEqual(['exact description']);
});

test('the other date in the truth may be any date of the row', () => {
  expect(wrong([{ otherDate: '2025-01-04' }, { valueDate: '2025-01-04' }])).toEqual([]);
  expect(wrong([{ otherDate: '2025-01-04' }, { valueDate: '2025-01-05' }])).toEqual(['otherDate']);
});

test('a box a little larger than the ink is its place, one that includes a line of another row is not', () => {
  expect(wrong([box(100, 120), box(99, 122)])).toEqual([]);
  expect(wrong([box(100, 120), box(100, 131)], [box(121, 131), box(121, 131)])).toEqual(['boxes']);
});

test('a row that continues on the next page has a box on each page', () => {
  const both = { boxes: [...box(780, 800).boxes, ...box(60, 70, 2).boxes] };
  expect(wrong([both, both])).toEqual([]);
  expect(wrong([both, box(780, 800)])).toEqual(['boxes']);
});
