import { expect, it } from 'vitest';
import { withSides } from './letters.ts';

it('"D" behind an amount is a deposit on a paper that has "W" behind others', () => {
  const read = withSides(['1 15NOV21 CASH 195.47D', '2 16NOV21 CASH WDL 20.00W']);
  expect(['195.47D', '20.00W', 'D', '12W'].map(read)).toEqual(['195.47CR', '20.00DR', 'D', '12W']);
});

it('"D" alone keeps its meaning', () => {
  const read = withSides(['1 15NOV21 CASH 195.47D', '2 16NOV21 FLAT 12W']);
  expect(read('195.47D')).toBe('195.47D');
});
