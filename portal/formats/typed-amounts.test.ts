import { expect, test } from 'vitest';
import { decimalTyped, marksOf, typedOf } from './typed-amounts.ts';

const [ENGLISH, GERMAN, FRENCH, SWISS] = ['en-GB', 'de-DE', 'fr-FR', 'de-CH'].map(marksOf);

test.each([
  ['-12.20', '-12.20'],
  ['12,20', '12.20'],
  ['−12,20', '-12.20'],
  ['12,20-', '-12.20'],
  ['(1,234.56)', '-1234.56'],
  ['+5', '5'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['12,34,567.89', '1234567.89'],
  ['1 234,56', '1234.56'],
  ["1'234.50", '1234.50'],
  ['1.234.567', '1234567'],
  ['€ 4.50', '4.50'],
  ['4,50 €', '4.50'],
  ['.5', '0.5'],
  ['0,500', '0.50'],
  ['0012.00', '12.00'],
  ['-0.00', '0.00'],
  ['100.', '100'],
])('%s is %s in each language', (typed, decimal) => {
  for (const marks of [ENGLISH, GERMAN, FRENCH, SWISS]) expect(decimalTyped(typed, 2, marks)).toBe(decimal);
});

test.each([
  '',
  '-',
  'x',
  '1,2,3',
  '1.23.456',
  '1,234.567',
  '12.20.5',
  '--5',
  '-5-',
  '(5',
  '5)',
  '1.234,567.89',
  '12 GBP',
])('"%s" is no amount', (typed) => {
  for (const marks of [ENGLISH, GERMAN, FRENCH, SWISS]) expect(decimalTyped(typed, 2, marks)).toBeNull();
});

test('one mark before three last digits is what the language has it for', () => {
  expect(decimalTyped('1,234', 2, ENGLISH)).toBe('1234');
  expect(decimalTyped('1.234', 2, ENGLISH)).toBeNull();
  expect(decimalTyped('1.234', 3, ENGLISH)).toBe('1.234');
  expect(decimalTyped('1.234', 2, GERMAN)).toBe('1234');
  expect(decimalTyped('1,234', 2, GERMAN)).toBeNull();
  expect(decimalTyped('1,234', 3, GERMAN)).toBe('1.234');
  expect(decimalTyped('12,345', 0, ENGLISH)).toBe('12345');
});

test('an amount has no more decimals than its currency', () => {
  expect(decimalTyped('88000.5', 0, ENGLISH)).toBeNull();
  expect(decimalTyped('88000.0', 0, ENGLISH)).toBe('88000');
  expect(decimalTyped('1.2345', 3, ENGLISH)).toBeNull();
});

test('an amount has no more figures than the service counts', () => {
  expect(decimalTyped('90071992547409.91', 2, ENGLISH)).toBe('90071992547409.91');
  expect(decimalTyped('90071992547409.92', 2, ENGLISH)).toBeNull();
  expect(decimalTyped('99999999999999999', 0, ENGLISH)).toBeNull();
});

test('a field shows a decimal with the mark of the language', () => {
  expect(typedOf('-1234.50', GERMAN)).toBe('-1234,50');
  expect(typedOf('-1234.50', ENGLISH)).toBe('-1234.50');
  expect(typedOf('500', GERMAN)).toBe('500');
});
