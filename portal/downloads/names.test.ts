/** Names of downloads. */
import { expect, test } from 'vitest';
import { baseName, distinct } from './names.ts';

test('a download has the name of its statement, without the extension', () => {
  expect(baseName('November 2025.PDF')).toBe('November 2025');
  expect(baseName('scan.page.jpeg')).toBe('scan.page');
  expect(baseName('.tif')).toBe('statement');
});

test('two statements with one name have two names in a zip, in any case', () => {
  expect(distinct(['may', 'May', 'june', 'may'])).toEqual(['may', 'May (2)', 'june', 'may (3)']);
});
