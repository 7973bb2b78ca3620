import { expect, it } from 'vitest';
import { wordGapBy } from './word-gap.ts';

const gaps = (isSpace: boolean, ...widths: readonly number[]) => widths.map((gap) => ({ gap, isSpace }));
const SPACES = [0.17, 0.2, 0.21, 0.22, 0.24, 0.24, 0.25, 0.26, 0.26, 0.27, 0.28, 0.29];

it('finds the gap that parts letters from words as a reader saw them', () => {
  const gap = wordGapBy([...gaps(false, 0.02, 0.04, 0.11, 0.13), ...gaps(true, ...SPACES)]);
  expect(gap).toBeCloseTo(0.15);
});

it('is not misled by a space that a reader lost, or saw inside of a word', () => {
  const seen = [...gaps(false, 0.02, 0.13, 0.13, 0.26), ...gaps(true, 0.03, 0.12, ...SPACES)];
  expect(wordGapBy(seen)).toBeCloseTo(0.15);
});

it('tells nothing of a few spaces', () => {
  expect(wordGapBy(gaps(true, ...SPACES.slice(1)))).toBeNull();
});
