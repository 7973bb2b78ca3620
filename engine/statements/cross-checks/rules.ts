/** The cross-checks: which figures that a paper states of its bookings go against them. */
import { wrongBalances } from './balances.ts';
import { wrongCounts } from './counts.ts';
import { wrongLooseFigures, wrongPairs, wrongTotals } from './named-totals.ts';
import { nearFigures } from './near-figures.ts';
import { wrongPartTotals } from './part-totals.ts';
import { wrongListEntries } from './repeated-lists.ts';
import { type CrossChecked, crossChecked, type Stated } from './subject.ts';
import { wrongColumns, wrongTotalRows } from './total-rows.ts';

/** One way in which figures may go against the bookings. */
interface CrossCheck {
  readonly id: string;
  /** Given a statement, returns the figures that go against its bookings, in the paper's words. */
  find(subject: CrossChecked): readonly string[];
}

/** All of them are asked; the result names the figures in this order. */
const CROSS_CHECKS: readonly CrossCheck[] = [
  { id: 'counts', find: wrongCounts },
  { id: 'totals_of_sides', find: wrongTotals },
  { id: 'loosely_named', find: wrongLooseFigures },
  { id: 'pairs', find: wrongPairs },
  { id: 'total_rows', find: wrongTotalRows },
  { id: 'total_columns', find: wrongColumns },
  { id: 'balances', find: wrongBalances },
  { id: 'list_entries', find: wrongListEntries },
  { id: 'near_figures', find: nearFigures },
  { id: 'totals_of_parts', find: wrongPartTotals },
];

/** Given a statement, returns what its paper says of its bookings, in the paper's words, that they do not come to. */
export function figuresAgainst(stated: Stated): string[] {
  const subject = crossChecked(stated);
  return CROSS_CHECKS.flatMap(({ find }) => find(subject));
}
