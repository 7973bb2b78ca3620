/** Checks the promises about confident rows by counting. */
import { expect, test } from 'vitest';
import { brokenPromises, confidenceText, type SureRow } from './confidence.ts';

const rows = (confidence: number, exact: number, wrong: number): SureRow[] => [
  ...Array.from({ length: exact }, () => ({ confidence, exact: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, exact: false })),
];

test('each level has its number of rows and of exact rows', () => {
  const text = confidenceText([...rows(0.99, 3, 1), ...rows(0.9, 4, 0), ...rows(0.4, 0, 2)]);
  expect(text).toContain('0.9 and over: 8 rows, 87.5 % exact');
  expect(text).toContain('0.7 to 0.9: no rows');
  expect(text).toContain('under 0.5: 2 rows, 0.0 % exact');
});

test('sure rows that are wrong break the promise', () => {
  expect(brokenPromises(rows(0.9, 99, 1))).toEqual([]);
  expect(brokenPromises(rows(0.9, 98, 2))).toHaveLength(1);
});

test('doubtful rows that are right break it too: doubt must mean something', () => {
  expect(brokenPromises(rows(0.49, 70, 30))).toEqual([]);
  expect(brokenPromises(rows(0.49, 80, 20))).toHaveLength(1);
});

test('the share of a few rows is ignored', () => {
  expect(brokenPromises(rows(0.49, 6, 0))).toEqual([]);
});

test('nothing is promised for the levels in between', () => {
  expect(brokenPromises([...rows(0.5, 10, 90), ...rows(0.89, 10, 90)])).toEqual([]);
});
