import { expect, it } from 'vitest';
import { addDays, daysBetween, isRealDate } from './calendar.ts';

it('only dates that exist are real', () => {
  expect(isRealDate(2024, 2, 29)).toBe(true);
  expect(isRealDate(2023, 2, 29)).toBe(false);
  expect(isRealDate(1900, 2, 29)).toBe(false);
  expect(isRealDate(2000, 2, 29)).toBe(true);
  expect(isRealDate(2024, 4, 31)).toBe(false);
  expect(isRealDate(2024, 13, 1)).toBe(false);
  expect(isRealDate(2024, 1, 0)).toBe(false);
});

it('days are counted over months, years and leap days', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
});
