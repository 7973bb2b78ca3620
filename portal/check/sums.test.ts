/** Sums are exact. */
import { expect, test } from 'vitest';
import { sumOf, totalsOf } from './sums.ts';
import { transaction } from './testing/results.ts';

test('tenths add up as they do on paper', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
});

test('sums beyond what a float holds are exact', () => {
  expect(sumOf(['90071992547409930.01', '0.02'])).toBe('90071992547409930.03');
});

test('a sum below one keeps its zero and its sign', () => {
  expect(sumOf(['-0.07', '0.02'])).toBe('-0.05');
});

test('currencies without decimals have none', () => {
  expect(sumOf(['1500', '-500'])).toBe('1000');
});

test('money in and money out are summed separately, both without a sign', () => {
  const rows = ['-12.20', '100.00', '-0.80'].map((amount, row) => ({ row, transaction: transaction({ amount }) }));
  expect(totalsOf(rows)).toEqual({ in: '100.00', out: '13.00' });
});

test('a sum without money in has the decimals of money out', () => {
  expect(totalsOf([{ row: 0, transaction: transaction({ amount: '-12.20' }) }]).in).toBe('0.00');
});
