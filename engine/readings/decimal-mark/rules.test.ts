import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { amountsIn } from '../../money/amount.ts';
import { MARK_RULES, type PrintedAmounts } from './rules.ts';

const AMOUNTS = ['1,234.56', '1.234,56', '1,234', '1.234', '12'].map((text) => amountsIn([text]));

/** Papers of which rows and lines print up to two amounts each. */
const papers: PrintedAmounts[] = AMOUNTS.flatMap((one) =>
  AMOUNTS.flatMap((other) =>
    ([[], one, [...one, ...other]] as const).flatMap((ofRows) =>
      (['.', ',', 'none', 'open'] as const).map((threeDecimals) => ({ ofRows, ofLines: other, threeDecimals })),
    ),
  ),
);
const marksOf = (paper: PrintedAmounts, rules = MARK_RULES) => decide({ about: 'the decimal mark', rules }, paper);

describe('the rules about the decimal mark', () => {
  it('rank one mark before the other', () => {
    for (const paper of papers) {
      const [first, second] = marksOf(paper).ranked;
      expect(first?.scores).not.toEqual(second?.scores);
    }
  });

  it('commute', () => {
    for (const paper of papers) {
      const { answer, by } = marksOf(paper);
      expect(marksOf(paper, [...MARK_RULES].reverse())).toMatchObject({ answer, by });
    }
  });

  it('each speak of some paper', () => {
    const spoken = new Set(
      papers.flatMap((paper) => marksOf(paper).trail.flatMap(({ rule, strength }) => (strength === 0 ? [] : [rule]))),
    );
    expect(spoken.size).toBe(MARK_RULES.length);
  });
});
