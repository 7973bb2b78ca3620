/** Tells two days below each other in one column apart, by the headings that stand below each other above them. */
import type { ColumnRole } from '../lexicon/columnrole.ts';
import { DATE_ROLES, headingsIn } from '../lexicon/columns.ts';
import { dayNamed } from '../lexicon/daywords.ts';
import type { Row } from '../rows/types.ts';
import type { Column, PlacedDate } from '../tables/types.ts';

/** The days that headings name, by their column. */
const known = new WeakMap<Column, readonly ColumnRole[]>();

function daysHeaded(column: Column): readonly ColumnRole[] {
  let days = known.get(column);
  if (days === undefined) {
    const words = column.heading.replace(/[/|]/g, ' ').split(' ').filter(Boolean);
    days = headingsIn(words)
      .filter(({ role }) => DATE_ROLES.has(role))
      .map(({ from, to, role }) =>
        dayNamed(words.slice(from, to).join(' ')) === 'transaction' ? 'transaction_date' : role,
      );
    known.set(column, days);
  }
  return days;
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
  const [above, below] = daysHeaded(row.columns[at]);
  if (below === 'date' && above !== 'date') return { booked: second, other: first, otherRole: above };
  return {
    booked: first,
    other: second,
    otherRole: above === 'date' && below !== undefined && below !== 'date' ? below : 'value_date',
  };
}
