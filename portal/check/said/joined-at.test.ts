import { expect, test } from 'vitest';
import type { CheckedStatement } from '../result.ts';
import { indexAfter, joinedAt, pageToJoin } from './joined-at.ts';

const of = (pages: [number, number]) => ({ statement: { pages }, rows: [] }) as unknown as CheckedStatement;

test('a statement that begins on a later page than the one above ends is joined at that page', () => {
  const statements = [of([1, 2]), of([2, 3]), of([4, 4])];
  expect(statements.map((one) => pageToJoin({ statements }, one))).toEqual([null, null, 4]);
});

test('a page that continues a statement is said beside those before', () => {
  expect(joinedAt(null, 3)).toEqual({ continuePages: [3] });
  expect(joinedAt({ continuePages: [3, 5], startPages: [7] }, 4)).toEqual({ continuePages: [3, 4, 5] });
});

test('a page with which somebody let a statement begin no longer does', () => {
  expect(joinedAt({ startPages: [3, 5], continuePages: [7] }, 3)).toEqual({ startPages: [5] });
});

test('a joined statement, and those below it, are then found at the index before', () => {
  expect(['0', '1', '2', '3', null].map((shown) => indexAfter(shown, 2))).toEqual(['0', '1', '1', '2', null]);
  expect(indexAfter('2', undefined)).toBe('2');
});
