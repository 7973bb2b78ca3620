/** Checks totals inside a table: each must be a sum of the rows above it, or of those below it. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Section } from '../../model/row.ts';
import { addTo, isBooked, noTurnover, sumsOf, type Turnover, turnoverOf } from '../bookings.ts';

/**
 * Given rows in printed order, returns the totals between bookings that are not a sum of bookings. The bookings may be
 * all above, those since the last total, those of the section, or those below up to the next total. A total above the
 * first booking may also be the sum of all.
 */
export function unexplainedTotals(rows: readonly ReadRow[]): ReadRow[] {
  if (!rows.some(isTotal)) return [];
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const all = turnoverOf(rows);
  const above = new TurnoversAbove();
  return rows.filter((row, i) => {
    above.take(row);
    if (i >= last || !isTotal(row)) return false;
    const turnovers = [...above.turnovers(), turnoverOf(belowTotal(rows, i)), ...(i < first ? [all] : [])];
    return !statesSumOf(turnovers, row);
  });
}

/** The sums of the bookings above a row: all, since the total before, and in its section. */
class TurnoversAbove {
  readonly #whole = noTurnover();
  #since = noTurnover();
  #section = { of: null as Section | null, turnover: noTurnover() };
  /** a total stands above; totals directly below each other are of the same rows */
  #closed = false;

  turnovers(): readonly Turnover[] {
    return [this.#whole, this.#since, this.#section.turnover];
  }

  take(row: ReadRow): void {
    const { section } = row.row;
    if (section !== this.#section.of) this.#section = { of: section, turnover: noTurnover() };
    if (isTotal(row)) this.#closed = true;
    if (!isBooked(row)) return;
    if (this.#closed) this.#since = noTurnover();
    this.#closed = false;
    for (const turnover of this.turnovers()) addTo(turnover, row.amount);
  }
}

const isTotal = ({ role }: ReadRow): boolean => role === 'total';

function statesSumOf(turnovers: readonly Turnover[], row: ReadRow): boolean {
  const sums = new Set(turnovers.flatMap(sumsOf));
  return figuresOfTotal(row).every((size) => sums.has(size));
}

export const figuresOfTotal = ({ totals: { debit, credit }, amount }: ReadRow): Minor[] =>
  [debit, credit, amount].filter((value) => value !== null).map(Math.abs);

/** Returns the rows between a total and the next one. */
function belowTotal(rows: readonly ReadRow[], at: number): readonly ReadRow[] {
  let end = at + 1;
  while (end < rows.length && !isTotal(rows[end])) end++;
  return rows.slice(at + 1, end);
}
