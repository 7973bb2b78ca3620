/** The question of where one row plainly ends and the next begins. */
import { decide } from '../../evidence/decide.ts';
import { neighbours } from '../../model/lists.ts';
import type { JoinRule } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';
import type { Pair } from '../pairs.ts';
import { BORDER_RULES, type BorderSubject } from './rules.ts';

/** Where a border between two rows is plain: behind so many of the lines between their amounts, and by what. */
export interface Border {
  readonly at: number;
  readonly by: JoinRule;
}

const QUESTION = { about: 'where a row ends', rules: BORDER_RULES } as const;
const ADJACENT: Border = { at: 0, by: 'nothing_between' };

/** Two neighbouring rows of a page. */
type Neighbours = Pick<BorderSubject, 'above' | 'below' | 'between'>;

/** Given a pair, returns it if both its rows are on one page; else null. */
export const neighboursOf = ({ above, below, between }: Pair): Neighbours | null =>
  above && below && above.segment === below.segment ? { above, below, between } : null;

/** Returns the plain border between two rows of a page; null if there is none. */
export function plainBorder(
  { above, below, between }: Neighbours,
  table: Pick<BorderSubject, 'spacing' | 'daysBegin'>,
): Border | null {
  if (between.length === 0) return ADJACENT;
  const gap = widestGap([above, ...between, below]);
  const { answer, by } = decide(QUESTION, { above, below, between, gap, ...table });
  const { id } = by.rule;
  return id === 'open' ? null : { at: Number(answer), by: id };
}

function widestGap(lines: readonly MarkedLine[]): BorderSubject['gap'] {
  let [at, width, next] = [-1, -Infinity, -Infinity];
  for (const [i, [above, below]] of neighbours(lines).entries()) {
    const own = below.baseline - above.baseline;
    if (own > width) [at, width, next] = [i, own, width];
    else if (own > next) next = own;
  }
  return { at, width, next };
}
