import { expect, it } from 'vitest';
import { sectionTitle } from './section-titles.ts';

it('a title between ornaments is one', () => {
  const titleOf = (text: string) => sectionTitle(text, text, true)?.sign ?? null;
  expect(titleOf('********** OTHER DEBITS **********')).toBe(-1);
  expect(titleOf('=== Deposits ===')).toBe(1);
  expect(titleOf('- 12 OTHER DEBITS')).toBeNull();
});
