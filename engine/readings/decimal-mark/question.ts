/** The question of which mark is the decimal one, for the whole document. */
import { decide } from '../../evidence/decide.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import type { AmountToken, DecimalMark } from '../../money/amount.ts';
import { GROUP, MARK_RULES, type ThreeDecimals } from './rules.ts';

export interface MarkDecision {
  /** the likeliest first; the other behind it if either may be meant */
  readonly marks: readonly DecimalMark[];
  /** how much speaks for each mark: 1 for an amount that can be read with no other */
  readonly votes: Readonly<Record<DecimalMark, number>>;
}

const QUESTION = { about: 'the decimal mark', rules: MARK_RULES } as const;

/**
 * Given rows, all lines, and whether the money has three decimals, returns the mark with which alone most amounts can
 * be read, and behind it the other, if each amount can be read with both ("1,234") and the money does not decide it.
 */
export function decideDecimalMark(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  threeDecimals: ThreeDecimals,
): MarkDecision {
  const inRows = rows.flatMap(({ amounts }) => amounts).filter((amount) => amount !== null);
  const ofRows = inRows.map(({ token }) => token).filter(({ nil }) => !nil);
  const ofLines = lines.flatMap(({ amounts }) => amounts).map(({ token }) => token);
  const { answer: mark, ranked } = decide(QUESTION, { ofRows, ofLines, threeDecimals });
  const isSettled = threeDecimals === mark || threeDecimals === 'none';
  const score = (one: DecimalMark, level: 'states' | 'suggests') =>
    (ranked.find(({ answer }) => answer === one)?.scores[level] ?? 0) / STRENGTH.certain;
  const level = score('.', 'states') === score(',', 'states') ? 'suggests' : 'states';
  return {
    marks: isSettled || !isEachEither(ofRows, ofLines) ? [mark] : [mark, mark === '.' ? ',' : '.'],
    votes: { '.': score('.', level), ',': score(',', level) },
  };
}

/**
 * True if each amount of the rows, or without any each figure of the lines that is not whole, can be read with both
 * marks: a group of three digits is three decimals with the other.
 */
function isEachEither(ofRows: readonly AmountToken[], ofLines: readonly AmountToken[]): boolean {
  const printed = ofRows.length > 0 ? ofRows : ofLines.filter(({ whole, nil }) => !whole && !nil);
  return (
    printed.length > 0 &&
    printed.every(
      ({ decimals: { '.': point, ',': comma } }) => point !== null && comma !== null && point + comma === GROUP,
    )
  );
}
