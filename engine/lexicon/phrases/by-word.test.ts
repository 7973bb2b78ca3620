import { expect, it } from 'vitest';
import { byWord } from './by-word.ts';

it('a word has the meaning of the first list that it is in', () => {
  const meanings = byWord([
    ['in', ['paid in', 'credit']],
    ['out', ['paid out', 'credit']],
  ]);
  expect([...meanings]).toEqual([
    ['paid in', 'in'],
    ['credit', 'in'],
    ['paid out', 'out'],
  ]);
});
