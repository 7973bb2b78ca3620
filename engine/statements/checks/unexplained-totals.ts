/** Finds totals between bookings that are not a sum of bookings. */
import { sectionName } from '../../lexicon/lines/sections.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Section } from '../../model/row.ts';
import { statedBalance } from '../figures/printed.ts';
import { addTo, isBooked, noTurnover, sumsOf, type Turnover, titleAbove, turnoverOf } from '../part.ts';

/**
 * Given rows in printed order and the indices of title lines, returns the totals between bookings that are not a sum of
 * bookings. The bookings may be all above, those since the last total or title, those of the day, those of the section,
 * alone or with those of its name above, or those below up to the next total. A total above the first booking may also
 * be the sum of all.
 */
export function unexplainedTotals(rows: readonly ReadRow[], titles: readonly number[]): ReadRow[] {
  if (!rows.some(isTotal)) return [];
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const all = turnoverOf(rows);
  const above = new TurnoversAbove(titles);
  return rows.filter((row, i) => {
    above.take(row);
    if (i >= last || !isTotal(row) || isCarried(row, rows[i + 1])) return false;
    const turnovers = [...above.turnovers(), turnoverOf(belowTotal(rows, i)), ...(i < first ? [all] : [])];
    const sums = new Set(turnovers.flatMap(sumsOf));
    return !figuresOfTotal(row).every((size) => sums.has(size));
  });
}

/** True for a total that the next row brings forward: its balance is checked there. */
function isCarried(total: ReadRow, next: ReadRow | undefined): boolean {
  if (next?.reason !== 'brought_forward') return false;
  return figuresOfTotal(total).includes(Math.abs(statedBalance(next) ?? Number.NaN));
}

/** The sums of the bookings above a row: all, since the total before, and in its section. */
export class TurnoversAbove {
  readonly #whole = noTurnover();
  #since = noTurnover();
  #named = { name: null as string | null, turnover: noTurnover() };
  #section = { of: null as Section | null, turnover: noTurnover() };
  #day = { date: null as IsoDate | null, turnover: noTurnover() };
  #titled = { by: null as number | null, turnover: noTurnover() };
  /** since the last total but subtotals, without the payments that begin a card's list */
  #list = noTurnover();
  /** a total is above; totals directly below each other are of the same rows */
  #closed = false;
  #ended = false;
  readonly #titles: readonly number[];

  constructor(titles: readonly number[]) {
    this.#titles = titles;
  }

  turnovers(): readonly Turnover[] {
    const within = [this.#named, this.#section, this.#day, this.#titled].map(({ turnover }) => turnover);
    return [this.#whole, this.#since, ...within, this.#list];
  }

  take(row: ReadRow): void {
    const { section } = row.row;
    if (section !== this.#section.of) this.#section = { of: section, turnover: noTurnover() };
    const name = section && sectionName(section.title);
    if (name !== this.#named.name) this.#named = { name, turnover: noTurnover() };
    this.#closed ||= isTotal(row);
    this.#ended ||= isTotal(row) && row.reason !== 'subtotal';
    if (!isBooked(row)) return;
    if (this.#closed) this.#since = noTurnover();
    if (this.#ended) this.#list = noTurnover();
    this.#closed = false;
    this.#ended = false;
    const by = titleAbove(row, this.#titles);
    if (by !== this.#titled.by) this.#titled = { by, turnover: noTurnover() };
    if (row.date !== this.#day.date) this.#day = { date: row.date, turnover: noTurnover() };
    const beginsWithPayment = row.amount > 0 && this.#list.outs === 0;
    const turnovers = this.turnovers().filter((one) => one !== this.#list || !beginsWithPayment);
    for (const turnover of turnovers) addTo(turnover, row.amount);
  }
}

export const isTotal = ({ role }: ReadRow): boolean => role === 'total';

export const figuresOfTotal = ({ totals: { debit, credit }, amount }: ReadRow): Minor[] =>
  [debit, credit, amount].filter((value) => value !== null).map(Math.abs);

/** Returns the rows between a total and the next one. */
function belowTotal(rows: readonly ReadRow[], at: number): readonly ReadRow[] {
  const end = rows.findIndex((row, i) => i > at && isTotal(row));
  return rows.slice(at + 1, end < 0 ? undefined : end);
}
