/** Codes are for programs. */
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('a code before a reason is left out', () => {
  expect(inWords('PAGES_COMPLETE: Page 2 of 3 is missing.')).toBe('Page 2 of 3 is missing.');
});

test('a reason has its words behind a code, too', () => {
  expect(
    inWords('AMBIGUOUS: the paper can be read in two ways, and everything fits either way: the signs as the bank’s.'),
  ).toBe('The paper can be read in two ways, and everything fits either way: a plus is money out.');
});

test('evidence that lists what goes against it has words for each part', () => {
  expect(inWords('1 of 2 printed balances do not follow from the rows before them; something else')).toBe(
    '1 of 2 printed balances does not follow from the rows before; something else',
  );
});

test('orders of dates are told as the switch has them', () => {
  expect(inWords('Either way: the order of dates DMY or MDY.')).toBe(
    'Either way: the order of dates “Day first” or “Month first”.',
  );
});
