import { expect, test } from 'vitest';
import { decimalsOf, textOf, unitsOf } from './decimals.ts';

test.each(['0.00', '-0.01', '12.50', '-1234567890123456789.99', '7', '-7', '0.125'])('%s stays what it is', (text) => {
  expect(textOf(unitsOf(text), decimalsOf(text))).toBe(text);
});

test('amounts with different decimals compare and add exactly', () => {
  expect(unitsOf('1000')).toBe(unitsOf('1000.00'));
  expect(unitsOf('-0.30') < unitsOf('-0.299')).toBe(true);
  expect(textOf(unitsOf('0.1') + unitsOf('0.2'), 2)).toBe('0.30');
  expect(textOf(unitsOf('-0.4') + unitsOf('0.4'), 2)).toBe('0.00');
});
