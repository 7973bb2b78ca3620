import { expect, test } from 'vitest';
import {
  doubtsByPage,
  figureParts,
  figuresFirst,
  openReadings,
  type Part,
  partsOf,
  textParts,
  type WordReading,
} from './doubts.ts';
import { transaction } from './testing/results.ts';

const reading = (facts: Partial<WordReading>): WordReading => ({
  field: 'amount',
  page: 1,
  box: [0, 0, 10, 10],
  text: '5,094.41',
  others: ['5,004.41'],
  status: 'open',
  ...facts,
});

/** Doubtful characters in brackets. */
const told = (parts: readonly Part[]) => parts.map(({ text, doubtful }) => (doubtful ? `[${text}]` : text)).join('');

test.each([
  ['5,094.41', ['5,004.41'], '5,0[9]4.41'],
  ['5,094.41', ['5,004.41', '5,094.47'], '5,0[9]4.4[1]'],
  ['4,736.53', ['4736.53'], '4[,]736.53'],
  ['4736', ['47.36'], '47[3]6'],
  ['12', ['123'], '1[2]'],
  ['Rent', ['Bent'], '[R]ent'],
  ['Rent', [], '[Rent]'],
])('of %s, which others read as %j, the characters in doubt are %s', (text, others, marked) => {
  expect(told(partsOf({ text, others }))).toBe(marked);
});

test.each([
  ['5,094.41', { text: '5.094,41', others: ['5.004,41'] }, '5,0[9]4.41'],
  ['1 234.50', { text: 'EUR1.234,50', others: ['EUR1.284,50'] }, '1 2[3]4.50'],
  ['12.50', { text: '-12,50', others: ['12,50'] }, '[12.50]'],
  ['12.50', { text: '12,50', others: [] }, '[12].[50]'],
])('the figure that is shown as %s has its digits in doubt', (shown, facts, marked) => {
  expect(told(figureParts(shown, [reading(facts)]))).toBe(marked);
  expect(told(figureParts(shown, []))).toBe(shown);
});

test('words in doubt are found in the text of their row, whole and in their order', () => {
  const words = [
    reading({ field: 'text', text: 'TO', others: ['T0'] }),
    reading({ field: 'text', text: 'HILL', others: ['HILI'] }),
    reading({ field: 'text', text: 'ELSEWHERE', others: [] }),
  ];
  expect(told(textParts('TOM PAID TO HILLSIDE HILL', words))).toBe('TOM PAID T[O] HILLSIDE HIL[L]');
});

test('what the sums settle is in doubt no longer, and what they corrected is still shown on the page', () => {
  const settled = reading({ status: 'settled' });
  const corrected = reading({ status: 'corrected', page: 2 });
  const open = reading({ field: 'date', text: '02' });
  const row = transaction({ readings: [settled, corrected, open] });
  expect(openReadings(row, 'amount')).toEqual([]);
  expect(openReadings(row, 'date')).toEqual([open]);
  expect([...doubtsByPage(new Map([[7, row]]))]).toEqual([
    [2, [{ row: 7, reading: corrected }]],
    [1, [{ row: 7, reading: open }]],
  ]);
});

test('words outside of the rows are among those to look at, and belong to no row', () => {
  const { field: _, ...read } = reading({ page: 2 });
  const figure = { ...read, field: 'figure' as const };
  const settled = { ...figure, status: 'settled' as const };
  expect([...doubtsByPage(new Map([[7, transaction({})]]), [figure, settled])]).toEqual([
    [2, [{ row: null, reading: figure }]],
  ]);
});

test('figures are told before texts', () => {
  const [text, date, amount] = (['text', 'date', 'amount'] as const).map((field) => reading({ field }));
  expect(figuresFirst([text, date, text, amount])).toEqual([date, amount, text, text]);
});
