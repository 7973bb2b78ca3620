/** The cross-checks: which figures that a paper states of its bookings contradict them. */
import type { Subject } from '../subject.ts';
import { wrongBalances } from './balances.ts';
import { wrongCounts } from './counts.ts';
import { wrongLooseFigures, wrongPairs, wrongTotals } from './named-totals.ts';
import { nearFigures } from './near-figures.ts';
import { wrongPartTotals } from './part-totals.ts';
import { wrongListEntries } from './repeated-lists.ts';
import { wrongSigns } from './signs-of-totals.ts';
import { type CrossChecked, crossChecked } from './subject.ts';
import { wrongColumns, wrongTotalRows } from './total-rows.ts';

/** Each returns the figures that contradict the bookings. All are run; the result names the figures in this order. */
const CROSS_CHECKS: readonly ((subject: CrossChecked) => readonly string[])[] = [
  wrongCounts,
  wrongTotals,
  wrongLooseFigures,
  wrongPairs,
  wrongTotalRows,
  wrongColumns,
  wrongSigns,
  wrongBalances,
  wrongListEntries,
  nearFigures,
  wrongPartTotals,
];

/** Given a statement, returns what its paper states of its bookings, in the paper's words, and they do not equal. */
export function figuresAgainst(subject: Subject): string[] {
  const checked = crossChecked(subject);
  return CROSS_CHECKS.flatMap((check) => check(checked));
}
