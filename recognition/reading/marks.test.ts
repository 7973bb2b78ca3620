import { expect, it } from 'vitest';
import { decimalMarkOf, isGrouped, withMark } from './marks.ts';

it('tells the decimal mark of a page by most of its amounts', () => {
  expect(decimalMarkOf(['1,234.56', '12.00', '7.10', '9,99', '01.02.2024'])).toBe('.');
  expect(decimalMarkOf(['1.234,56', '12,00'])).toBe(',');
  expect(decimalMarkOf(['12.00', '12,00'])).toBeNull();
  expect(decimalMarkOf(['Balance', '2024'])).toBeNull();
});

it.each([
  ['9.348.08', '.', '9,348.08'],
  ['9.348.08', ',', '9.348,08'],
  ['-12,50', '.', '-12.50'],
  ['Rs.1,440.00', '.', 'Rs.1,440.00'],
  ['11.4077', '.', '11.4077'],
  ['1.234', ',', '1.234'],
  ['452,47D', '.', '452.47D'],
] as const)('%s with the mark %s is %s', (text, mark, expected) => {
  expect(withMark(text, mark)).toBe(expected);
});

it('knows amounts with marks between their groups', () => {
  expect(['9.348.08', '1,234.56'].every(isGrouped)).toBe(true);
  expect(['12.50', '01.02', '1.234'].some(isGrouped)).toBe(false);
});
