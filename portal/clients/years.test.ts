/** The months of an account as rows of years. */
import { expect, test } from 'vitest';
import { type Month, yearsOf } from './years.ts';

const month = (name: string): Month => ({
  month: name,
  state: 'covered',
  states: ['covered'],
  statements: [],
  missing: [],
});

test('a year has twelve months, and those outside of the account are empty', () => {
  const years = yearsOf(['2024-11', '2024-12', '2025-01'].map(month));
  expect(years.map(({ year }) => year)).toEqual(['2025', '2024']);
  expect(years.map(({ months }) => months.length)).toEqual([12, 12]);
  expect(years[0].months.map((one) => one?.month ?? '')).toEqual(['2025-01', ...Array(11).fill('')]);
  expect(years[1].months.slice(-2).map((one) => one?.month)).toEqual(['2024-11', '2024-12']);
});

test('no months make no years', () => {
  expect(yearsOf([])).toEqual([]);
});
