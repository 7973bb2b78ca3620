/** The axes of plots. */
import { expect, test } from 'vitest';
import { marksUpTo, namedDays } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 2, 4]],
  [10, [0, 5, 10]],
  [18, [0, 10, 20]],
  [345, [0, 200, 400]],
  [1_000_001, [0, 1_000_000, 2_000_000]],
])('up to %d, the marks are round and whole', (most, marks) => {
  expect(marksUpTo(most)).toEqual(marks);
});

test('today is always named, and so are days at equal steps before', () => {
  expect(namedDays(30, 5)).toEqual([5, 11, 17, 23, 29]);
  expect(namedDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
