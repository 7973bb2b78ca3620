/** Codes are for programs. */
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('a code before a reason is left out', () => {
  expect(inWords('AMBIGUOUS: the paper can be read in two ways.')).toBe('The paper can be read in two ways.');
});

test('orders of dates are told as the switch has them', () => {
  expect(inWords('Either way: the order of dates DMY or MDY.')).toBe(
    'Either way: the order of dates “Day first” or “Month first”.',
  );
});
