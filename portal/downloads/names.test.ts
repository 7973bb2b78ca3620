/** Names of downloads. */
import { expect, test } from 'vitest';
import { baseName, distinct } from './names.ts';

test('a download is called as its statement, without the ending', () => {
  expect(baseName('November 2025.PDF')).toBe('November 2025');
});

test('two statements of one name have two names in a zip, whatever their case', () => {
  expect(distinct(['may', 'May', 'june', 'may'])).toEqual(['may', 'May (2)', 'june', 'may (3)']);
});
