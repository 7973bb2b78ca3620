import { expect, test } from 'vitest';
import { withMonthLetters } from './month-letters.ts';

test.each([
  ['0ct', 'Oct'],
  ['0CT', 'OCT'],
  ['150ct', '15Oct'],
  ['130ct22', '13Oct22'],
  ['N0v', 'Nov'],
  ['5ep', 'Sep'],
  ['0ctober', 'October'],
])('%s is %s', (read, written) => {
  expect(withMonthLetters(read)).toBe(written);
});

test.each(['Oct', '12,50', 'A0B1', 'REF0CT', '1234A', 'IE33015677', '20f2'])('%s names no month', (read) => {
  expect(withMonthLetters(read)).toBe(read);
});
