import { expect, test } from 'vitest';
import { Coverage } from './coverage.ts';

test('words of more lines than two bytes count are counted', () => {
  const coverage = new Coverage(100);
  for (let line = 0; line < 70_000; line++) coverage.add(10, 20);
  expect([coverage.at(9), coverage.at(10), coverage.at(19), coverage.at(20)]).toEqual([0, 70_000, 70_000, 0]);
});
