/** A verdict has one name in all views. */
import { expect, test } from 'vitest';
import { check } from './en/check.ts';
import { convert } from './en/convert.ts';

test('a verdict has the same name in Convert and in Check', () => {
  const { verified, mismatch, unproved } = check.verdict;
  expect(convert.verdict).toEqual({
    verified: verified.title,
    mismatch: mismatch.title,
    unverifiable: unproved.title,
  });
});

test('what does not add up is called so in lists, too', () => {
  expect(convert.summary.mismatch(3)).toBe('3 that do not add up');
  expect(check.verdict.mismatch.title).toBe('Does not add up');
});
