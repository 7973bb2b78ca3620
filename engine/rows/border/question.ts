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
export function plainBorder(rows: Neighbours, table: Pick<BorderSubject, 'spacing' | 'daysBegin'>): Border | null {
  if (rows.between.length === 0) return ADJACENT;
  const gap = widestGap([rows.above, ...rows.between, rows.below]);
  const { answer, by } = decide(QUESTION, { ...rows, gap, ...table });
  const { id } = by.rule;
  return id === 'open' ? null : { at: Number(answer), by: id };
}

function widestGap(lines: readonly MarkedLine[]): BorderSubject['gap'] {
  const gaps = neighbours(lines).map(([above, below]) => below.baseline - above.baseline);
  const [width = 0, next = 0] = gaps.toSorted((a, b) => b - a);
  return { at: gaps.indexOf(width), width, next };
}
