/** Times as text. */
import { expect, test } from 'vitest';
import { timeOf } from './times.ts';

test.each([
  [30, '30 days'],
  [1, '1 day'],
  [1.5, '36 hours'],
  [0.5, '12 hours'],
  [1 / 24, '1 hour'],
  [90 / 1_440, '90 minutes'],
  [30 / 86_400, '30 seconds'],
])('%d days are %s', (days, told) => {
  expect(timeOf(days)).toBe(told);
});
