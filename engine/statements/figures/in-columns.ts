/** Reads the last line of a table that is overleaf, without headings: its figures are what their columns say. */
import { endAlike } from '../../geometry/intervals.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { grouped } from '../../model/lists.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { firstLineOf, isBooked, rolesOf } from '../part.ts';

/** The roles of columns with sums of a side, and what their figures are. */
const SUMS: Partial<Record<ColumnRole, Figure['kind']>> = { debit: 'total_out', credit: 'total_in' };

/**
 * Given the figures of a part, returns those that share the label of a balance with the sums of both sides, on a line
 * below the rows, named by the columns of the rows: "Closing balance | 310.00 | 450.00 | 940.00". The others stay.
 */
export function namedByColumns(figures: readonly Figure[], part: ReadPart): readonly Figure[] {
  const last = part.rows.findLast(isBooked);
  const from = last === undefined ? Infinity : firstLineOf(last).index;
  const below = figures.filter(({ kind, line: { line } }) => line.index > from && BALANCES.has(kind));
  const named = new Map<Figure, Figure>();
  for (const shared of grouped(below, ({ line }) => [line]).values()) {
    const roles = shared.length < COLUMNS.length ? [] : shared.map(({ amount }) => roleAt(amount, part));
    if (!COLUMNS.every((role) => roles.includes(role))) continue;
    for (const [i, figure] of shared.entries())
      named.set(figure, { ...figure, kind: SUMS[roles[i] ?? 'balance'] ?? figure.kind });
  }
  return named.size === 0 ? figures : figures.map((figure) => named.get(figure) ?? figure);
}

const BALANCES: ReadonlySet<Figure['kind']> = new Set(['closing', 'balance']);
const COLUMNS: readonly ColumnRole[] = ['debit', 'credit', 'balance'];

/** The role of the column in which an amount of the rows ends where another does. */
function roleAt(figure: Figure['amount'], part: ReadPart): ColumnRole | null {
  for (const { row } of part.rows.filter(isBooked)) {
    const at = row.amounts.findIndex((amount) => amount && endAlike(amount, figure));
    if (at >= 0) return rolesOf(row, part)[at] ?? null;
  }
  return null;
}
