/** What is wrong with what is entered. */
import { expect, test } from 'vitest';
import { CHECKS } from './entries.ts';

test.each([
  ['x'.repeat(9), 'Use 10 characters or more.'],
  ['x'.repeat(10), null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'Use 128 characters or fewer.'],
])('of a new password, $0.length characters long, is told what the service would refuse', (password, told) => {
  expect(CHECKS.newPassword(password)).toBe(told);
});
