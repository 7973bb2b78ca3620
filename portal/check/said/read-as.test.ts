import { describe, expect, test } from 'vitest';
import { transaction } from '../testing/results.ts';
import { dayHints, moneyHints, readAs } from './read-as.ts';

const rows = [
  transaction({ amount: '-4.50', balance: '995.50', date: '2025-06-02', valueDate: '2025-06-03' }),
  transaction({ amount: '1020.00', balance: '2015.50', date: '2025-06-03', valueDate: '2025-06-03' }),
];
/** A column by its printed amounts, one a row; an empty cell is none. */
const money = (...texts: string[]) =>
  texts.flatMap((text, i) => (text === '' || !rows[i] ? [] : [moneyHints(text, rows[i])]));
const days = (...texts: string[]) => texts.flatMap((text, i) => (rows[i] ? [dayHints(text, rows[i])] : []));

describe('amounts', () => {
  test('on either side of the rows are money out and money in', () => {
    expect(readAs([money('4.50', ''), money('', '1,020.00'), money('995.50', '2,015.50')])).toEqual([
      'debit',
      'credit',
      'balance',
    ]);
    expect(readAs([money('4.50-', ''), money('', '1,020.00')])).toEqual(['debit', 'credit']);
  });

  test('of both sides, or with signs of their own, are of one column', () => {
    expect(readAs([money('-4.50', '1,020.00')])).toEqual(['amount']);
    expect(readAs([money('-4.50', '')])).toEqual(['amount']);
    expect(readAs([money('4.50', '')])).toEqual(['debit']);
  });

  test('that are in no row were not read', () => {
    expect(readAs([money('12.50', '11.00'), money('4.50', '7.00'), []])).toEqual([null, 'debit', null]);
  });
});

test('days are those of booking first, then those of value', () => {
  expect(readAs([days('2025-06-03', '2025-06-03'), days('2025-06-02', '2025-06-03')])).toEqual(['value_date', 'date']);
  expect(readAs([days('2025-05-30', '2025-05-30')])).toEqual([null]);
});
