/** Dates and amounts keep their values in any format. */
import { expect, test } from 'vitest';
import { amount, decimalIn } from './amounts.ts';
import { calendarDate } from './dates.ts';
import { bytes } from './numbers.ts';

test('an amount keeps every digit that a float would lose', () => {
  expect(amount('9007199254740993.01').replace(/\D/g, '')).toBe('900719925474099301');
});

test('an amount keeps its trailing zeros', () => {
  expect(amount('-12.20')).toMatch(/12[.,]20$/);
});

test('a typed amount may have separators, and may be unfinished', () => {
  const mark = amount('0.5').at(1);
  expect([`1 234${mark}50`, `12${mark}`, `${mark}5`, 'x', ''].map(decimalIn)).toEqual([
    '1234.50',
    '12',
    '0.5',
    null,
    null,
  ]);
});

test('a typed amount may have the marks of another language', () => {
  expect(['12.20', '12,20', '1.234,50', '-1,234.50'].map(decimalIn)).toEqual(['12.20', '12.20', '1234.50', '1234.50']);
});

test('a date of a statement is the same day in every time zone', () => {
  expect(calendarDate('2025-01-31')).toContain('31');
});

test('sizes below a MB are in KB', () => {
  expect(bytes(48_213)).toBe('47 KB');
  expect(bytes(5 * 1024 * 1024)).toBe('5 MB');
});
