import { expect, test } from 'vitest';
import { withSaid } from './with-said.ts';

const at = { page: 1, x: 300, y: 200, holds: 'debit' } as const;

test('what was said before stays', () => {
  expect(withSaid({ currency: 'EUR', columnsAt: [at] }, { decimalMark: ',' })).toEqual({
    currency: 'EUR',
    columnsAt: [at],
    decimalMark: ',',
  });
  expect(withSaid(null, { year: 2025 })).toEqual({ year: 2025 });
});

test('of what columns hold, what was said last counts', () => {
  expect(withSaid({ columnsAt: [at], year: 2025 }, { columns: ['date'] })).toEqual({ columns: ['date'], year: 2025 });
  expect(withSaid({ columns: ['date'] }, { columnsAt: [at] })).toEqual({ columnsAt: [at] });
});

test('where nothing is said of points any longer, the order of the columns that was said before counts', () => {
  expect(withSaid({ columnsAt: [at], year: 2025 }, { columnsAt: [] })).toEqual({ year: 2025 });
  expect(withSaid({ columns: ['date'] }, { columnsAt: [] })).toEqual({ columns: ['date'] });
});
