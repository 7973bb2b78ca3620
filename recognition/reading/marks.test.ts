import { expect, it } from 'vitest';
import { decimalMarkOf, hasDecimals, markBeforeThreeOf, withMark, withMarkBeforeThree } from './marks.ts';

it('tells the decimal mark of a page by most of its amounts', () => {
  expect(decimalMarkOf(['1,234.56', '12.00', '7.10', '9,99', '01.02.2024'])).toBe('.');
  expect(decimalMarkOf(['1.234,56', '12,00'])).toBe(',');
  expect(decimalMarkOf(['13185,726', '2389223,92', '4.786'])).toBe(',');
  expect(decimalMarkOf(['12.00', '12,00'])).toBeNull();
  expect(decimalMarkOf(['12.00', '12,00', '9,99', '7.10', '5,01'])).toBe(',');
  expect(decimalMarkOf(['12,00', '9,99', '7.10', '1,234.56', '7,01'])).toBe('.');
  expect(decimalMarkOf(['12.00', '9.99', '7.10', '3.140,90'])).toBe(',');
  expect(decimalMarkOf(['Balance', '2024'])).toBeNull();
});

it.each([
  ['9.348.08', '.', '9,348.08'],
  ['9.348.08', ',', '9.348,08'],
  ['-12,50', '.', '-12.50'],
  ['Rs.1,440.00', '.', 'Rs.1,440.00'],
  ['7349.17', ',', '7349,17'],
  ['13185.726D', ',', '13185,726D'],
  ['11.4077', '.', '11.4077'],
  ['1.234', ',', '1.234'],
  ['452,47D', '.', '452.47D'],
] as const)('%s with the mark %s is %s', (text, mark, expected) => {
  expect(withMark(text, mark)).toBe(expected);
});

it('knows amounts whose last mark is before decimals', () => {
  expect(['9.348.08', '1,234.56', '7349.17', '13185.726'].every(hasDecimals)).toBe(true);
  expect(['12.50', '01.02', '1.234', '2025'].some(hasDecimals)).toBe(false);
});

it('gives amounts the mark that most of the page have before three figures', () => {
  const page = ['53,054出金', '758', '94,428', '-2,905', '13.680', '28.58'];
  expect(markBeforeThreeOf(page)).toBe(',');
  expect(page.map((text) => withMarkBeforeThree(text, ','))).toEqual(page.with(4, '13,680'));
  expect(markBeforeThreeOf(page.slice(0, 4))).toBeNull();
  expect(markBeforeThreeOf(['1,234', '5.678', '9,012', '3.456'])).toBeNull();
  expect(withMarkBeforeThree('0.985', ',')).toBe('0.985');
});
