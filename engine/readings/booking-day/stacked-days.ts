/** Tells two days below each other in one column apart, by the headings that stand below each other above them. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { columnRole, DATE_ROLES, headingsIn } from '../../lexicon/headings/heading-roles.ts';
import type { Row } from '../../model/row.ts';
import type { Column, PlacedDate } from '../../model/table.ts';

/** The days that headings name, by their column. */
const known = new WeakMap<Column, readonly ColumnRole[]>();

function daysHeaded(column: Column): readonly ColumnRole[] {
  let days = known.get(column);
  if (days === undefined) {
    const words = column.heading.replace(/[/|]/g, ' ').split(' ').filter(Boolean);
    const headings = headingsIn(words)
      .filter(({ role }) => DATE_ROLES.has(role))
      .map(({ from, to, role }) => ({ from, role, named: dayNamed(words.slice(from, to).join(' ')) }));
    // "Datum Valuta" heads a day of value, but above two days it is "Datum" above "Valuta"
    const [one] = headings;
    if (headings.length === 1 && one.role === 'value_date' && columnRole(words[one.from])?.role === 'date')
      headings.unshift({ from: one.from, role: 'date', named: dayNamed(words[one.from]) });
    const posted = headings.some(({ named }) => named === 'booking');
    // beside one headed as the day of posting, a heading that only says "date" is that of the day of the transaction
    days = headings.map(({ role, named }) =>
      named === 'transaction' || (posted && named === null && role === 'date') ? 'transaction_date' : role,
    );
    known.set(column, days);
  }
  return days;
}

/** Days, from the likeliest to be that of booking to the last. */
const BY_RANK: readonly ColumnRole[] = ['date', 'transaction_date', 'value_date'];

/** True for a column whose headings, one below the other, say which of two days is that of booking. */
export function namesBothDays(column: Column): boolean {
  const [above, below, more] = daysHeaded(column);
  return below !== undefined && more === undefined && above !== below;
}

/** The dates of a row in the column of the day of booking. */
export interface DaysInColumn {
  readonly booked: PlacedDate | null;
  /** a second one there, which day its heading says that it is: that of value where none does */
  readonly other: PlacedDate | null;
  readonly otherRole: ColumnRole;
}

/**
 * Given a row and the index of its column of the day of booking, returns the dates there: the first is that day, unless
 * the heading names it behind another ("Data operacji" above "Data księgowania").
 */
export function daysIn(row: Row, at: number): DaysInColumn {
  const [first = null, second = null] = at < 0 ? [] : row.dates[at];
  if (second === null) return { booked: first, other: null, otherRole: 'value_date' };
  const [above, below = above] = daysHeaded(row.columns[at]);
  if (BY_RANK.indexOf(below) < BY_RANK.indexOf(above)) return { booked: second, other: first, otherRole: above };
  return { booked: first, other: second, otherRole: below === above || below === 'date' ? 'value_date' : below };
}
