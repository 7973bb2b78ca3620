import { expect, it } from 'vitest';
import { pattern } from './pattern.ts';

it('an expression is read without its breaks and indents, with the parts that are put in', () => {
  const nouns = 'items?|rows?';
  const counts = pattern('i')`^\d+
    (?: ${nouns}
    )$`;
  expect(counts.source).toBe(String.raw`^\d+(?: items?|rows?)$`);
  expect(counts.flags).toBe('i');
});
