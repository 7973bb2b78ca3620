/** The outcome of a file, from its statements. */
import { expect, test } from 'vitest';
import type { Result } from '../api/types.ts';
import { type Status, verdictOf } from './verdict.ts';

const result = (...statements: [string, Status, number][]) =>
  ({
    statements: statements.map(([uuid, status, transactionCount]) => ({
      uuid,
      transactionCount,
      reconciliation: { status },
    })),
  }) as unknown as Result;

test('a file is as certain as the least certain of its statements', () => {
  expect(verdictOf(result(['a', 'verified', 3], ['a', 'unverifiable', 2], ['b', 'mismatch', 9]), 'a')).toEqual({
    status: 'unverifiable',
    transactions: 5,
  });
});

test('a statement that does not add up comes before one that is not proved', () => {
  expect(verdictOf(result(['a', 'unverifiable', 1], ['a', 'mismatch', 1]), 'a')?.status).toBe('mismatch');
});

test('a file without statements has no verdict', () => {
  expect(verdictOf(result(['b', 'verified', 1]), 'a')).toBeNull();
});
