import { expect, test } from 'vitest';
import { listOf, pagesIn } from './page-list.ts';

test.each([
  ['3', [3]],
  ['3-5', [3, 4, 5]],
  ['7, 3–4;3', [3, 4, 7]],
  ['3 - 4', [3, 4]],
  ['', []],
])('"%s" are pages', (text, pages) => {
  expect(pagesIn(text, 9)).toEqual(pages);
});

test.each(['0', '10', '5-3', 'three', '3-', '-3', '1.5', '3-4-5'])('"%s" is no list of pages', (text) => {
  expect(pagesIn(text, 9)).toBeNull();
});

test('pages are written in runs', () => {
  expect(listOf([1, 3, 4, 5, 9])).toBe('1, 3-5, 9');
  expect(listOf([])).toBe('');
});
