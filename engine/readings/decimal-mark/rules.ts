/** The rules about the decimal mark: amounts that only one mark makes readable, and what most papers print. */
import type { Finding, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { AmountToken, DecimalMark } from '../../money/amount.ts';
import type { Decimals } from '../../money/digits.ts';
import type { ThreeDecimals } from './three-decimals.ts';

/** What the rules look at. */
export interface PrintedAmounts {
  readonly ofRows: readonly AmountToken[];
  readonly ofLines: readonly AmountToken[];
  readonly threeDecimals: ThreeDecimals;
}

export const MARK_RULES: readonly Rule<PrintedAmounts, DecimalMark>[] = [
  { id: 'amounts_of_rows', level: 'states', find: ({ ofRows, threeDecimals }) => marksIn(ofRows, threeDecimals) },
  // lines also hold rates and numbers
  { id: 'amounts_of_lines', level: 'suggests', find: ({ ofLines, threeDecimals }) => marksIn(ofLines, threeDecimals) },
  { id: 'most_papers', level: 'defaults', find: () => ({ answer: '.', strength: STRENGTH.faint }) },
  { id: 'other_papers', level: 'defaults', find: () => ({ answer: ',', strength: STRENGTH.trace }) },
];

const MARKS: readonly DecimalMark[] = ['.', ','];

/** What amounts say for each mark. A group of three digits speaks for the point, but with dinars for the comma. */
function marksIn(amounts: readonly AmountToken[], threeDecimals: ThreeDecimals): Finding<DecimalMark>[] {
  const isOfDinars = threeDecimals === '.' || threeDecimals === ',';
  const group = isOfDinars ? -STRENGTH.trace : STRENGTH.trace;
  const strengths = { '.': 0, ',': 0 };
  for (const { decimals } of amounts)
    for (const mark of MARKS) strengths[mark] += strengthFor(mark, mark === '.' ? ',' : '.', decimals, group);
  return MARKS.map((answer) => ({ answer, strength: strengths[answer] }));
}

/**
 * What an amount says for a mark: it is an amount under no other, or a whole number with groups, of which the other
 * mark makes three decimals.
 */
function strengthFor(mark: DecimalMark, other: DecimalMark, decimals: Decimals, group: number): number {
  if (decimals[mark] === null) return 0;
  if (decimals[other] === null) return STRENGTH.certain;
  return decimals[mark] === 0 && decimals[other] === 3 ? group : 0;
}
