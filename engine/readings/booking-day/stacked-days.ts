/** Tells two days below each other in one column apart, by the headings that stand below each other above them. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { columnRole, DATE_ROLES, headingsIn } from '../../lexicon/headings/heading-roles.ts';
import { onceFor } from '../../model/once.ts';
import type { Row } from '../../model/row.ts';
import type { Column, PlacedDate } from '../../model/table.ts';

/** Given a column, returns the days that its headings name, from top to bottom. */
const daysHeaded = onceFor(({ heading }: Column): readonly ColumnRole[] => {
  const words = heading.replace(/[/|]/g, ' ').split(' ').filter(Boolean);
  const headings = headingsIn(words)
    .filter(({ role }) => DATE_ROLES.has(role))
    .map(({ from, to, role }) => ({ from, role, named: dayNamed(words.slice(from, to).join(' ')) }));
  // "Datum Valuta" heads a day of value, but above two days it is "Datum" above "Valuta"
  const [one, another] = headings;
  if (one?.role === 'value_date' && another === undefined && columnRole(words[one.from])?.role === 'date')
    headings.unshift({ from: one.from, role: 'date', named: dayNamed(words[one.from]) });
  const posted = headings.some(({ named }) => named === 'booking');
  // beside a day of posting, a heading that only says "date" means the day of the transaction
  return headings.map(({ role, named }) =>
    named === 'transaction' || (posted && named === null && role === 'date') ? 'transaction_date' : role,
  );
});

/** From the likeliest to be the day of booking to the last. */
const BY_RANK: readonly ColumnRole[] = ['date', 'transaction_date', 'value_date'];

/** True if a column has two headings, one below the other, of two different days. */
export function namesBothDays(column: Column): boolean {
  const [above, below, more] = daysHeaded(column);
  return below !== undefined && more === undefined && above !== below;
}

/** The dates of a row in the column of the day of booking. */
interface DaysInColumn {
  readonly booked: PlacedDate | null;
  /** a second date there */
  readonly other: PlacedDate | null;
  /** which day that is; the day of value if no heading says */
  readonly otherRole: ColumnRole;
}

/**
 * Given a row and the index of its column of the day of booking, returns the dates there. The first is that day, unless
 * the headings name it second: "Data operacji" above "Data księgowania".
 */
export function daysIn(row: Row, at: number): DaysInColumn {
  const [first = null, second = null] = at < 0 ? [] : row.dates[at];
  if (second === null) return { booked: first, other: null, otherRole: 'value_date' };
  const [above, below = above] = daysHeaded(row.columns[at]);
  if (BY_RANK.indexOf(below) < BY_RANK.indexOf(above)) return { booked: second, other: first, otherRole: above };
  return { booked: first, other: second, otherRole: below === above || below === 'date' ? 'value_date' : below };
}
