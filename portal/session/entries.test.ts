/** The errors of entered values. */
import { expect, test } from 'vitest';
import { CHECKS } from './entries.ts';

test.each([
  ['x'.repeat(9), 'Use 10 characters or more.'],
  ['x'.repeat(10), null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'Use 128 characters or fewer.'],
])('a new password of $0.length characters has the error that the service would give', (password, told) => {
  expect(CHECKS.newPassword(password)).toBe(told);
});
