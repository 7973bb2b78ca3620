import { expect, test } from 'vitest';
import { monthOf, monthsOf, rangeOf } from './months.ts';

test('a month has its first and last day, also a short one', () => {
  expect(rangeOf('2025-06')).toEqual({ from: '2025-06-01', to: '2025-06-30' });
  expect(rangeOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(rangeOf('2025-12')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a range is a month only if it is a whole one', () => {
  expect(monthOf({ from: '2025-06-01', to: '2025-06-30' })).toBe('2025-06');
  expect(monthOf({ from: '2025-06-01', to: '2025-06-29' })).toBeNull();
  expect(monthOf({ from: '2025-06-01', to: '2025-07-31' })).toBeNull();
  expect(monthOf({ from: '', to: '' })).toBeNull();
  expect(monthOf({ from: '', to: '2025-06-30' })).toBeNull();
});

test('the months of accounts are those between their days, over the end of a year', () => {
  const accounts = [
    { from: '2024-11-05', to: '2024-12-31' },
    { from: '2025-01-01', to: '2025-02-10' },
    { from: null, to: null },
  ];
  expect(monthsOf(accounts)).toEqual(['2025-02', '2025-01', '2024-12', '2024-11']);
  expect(monthsOf([{ from: null, to: null }])).toEqual([]);
});
