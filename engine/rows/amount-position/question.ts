/** The question of where the amounts of a table's rows are among the lines of these. */
import { decide } from '../../evidence/decide.ts';
import { type Border, neighboursOf } from '../border/question.ts';
import { SAME_GAP } from '../border/rules.ts';
import { startsOf } from '../layout.ts';
import type { MarkedLine } from '../marked-line.ts';
import type { Pair } from '../pairs.ts';
import { type AmountPosition, POSITION_RULES, type PositionSubject } from './rules.ts';

const QUESTION = { about: 'where the amount of a row is', rules: POSITION_RULES } as const;
type BorderOf = (pair: Pair) => Border | null;

/** A line this near above and below an amount without text, in text sizes, is half a line off. */
const HALF_LINE = 0.9;

/** Returns where in the rows of a table their amounts are. `borderOf` finds plain borders. */
export function amountPosition(
  lines: readonly MarkedLine[],
  pairs: readonly Pair[],
  pitch: number,
  borderOf: BorderOf,
): AmountPosition {
  const bordered = betweenBorders(pairs, borderOf);
  return decide(QUESTION, { pairs, pitch, bordered, starts: startsOf(lines), halfLines: halfLines(lines) }).answer;
}

/** Given pairs, returns how many rows between two plain borders have their amount where. */
function betweenBorders(pairs: readonly Pair[], borderOf: BorderOf): PositionSubject['bordered'] {
  const rows = { top: 0, middle: 0, bottom: 0 };
  // the row below the border before, and how many of its lines are above its amount
  let upper = null as { readonly row: MarkedLine; readonly over: number } | null;
  for (const pair of pairs) {
    const near = neighboursOf(pair);
    const under = near && shownBorder(pair, borderOf);
    if (near === null || under === null) continue;
    const position = upper?.row === near.above ? positionOf(upper.over, under) : null;
    if (position !== null) rows[position]++;
    upper = { row: near.below, over: pair.between.length - under };
  }
  return rows;
}

/** Returns where an amount is in a row with so many lines over and under it; null for a row of one line. */
function positionOf(over: number, under: number): AmountPosition | null {
  if (over > 0) return under > 0 ? 'middle' : 'bottom';
  return under > 0 ? 'top' : null;
}

/** Given a pair of one page, returns behind how many lines it is parted: at a day or a section's name, or plainly. */
function shownBorder(pair: Pair, borderOf: BorderOf): number | null {
  const { titled, untilTitle } = pair;
  if (titled.length === 0) return borderOf(pair)?.at ?? null;
  return titled.every((l) => l.dayHeading || l.section) ? untilTitle : null;
}

/** Given lines, returns how many amounts are half a line below one text and half a line above another. */
function halfLines(lines: readonly MarkedLine[]): number {
  const half = lines.filter((l, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    if (!above || !below || !l.anchor || l.described || above.anchor || below.anchor) return false;
    const [up, down] = [l.baseline - above.baseline, below.baseline - l.baseline];
    return up > 0 && Math.abs(up - down) <= SAME_GAP && up < HALF_LINE * above.size;
  });
  return half.length;
}
