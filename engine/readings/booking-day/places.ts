/** Finds the date of a row at each place where its day of booking may be, also of two days in one column. */

import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { columnRole, DATE_ROLES, SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { headingsIn } from '../../lexicon/headings/headings-in-line.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column, PlacedDate } from '../../model/table.ts';

/**
 * Where the day of booking is: in the column of dates, as the second date there, right before or behind that date,
 * at the start of a text, or in another column, given by its index.
 */
export type DatePlace = 'column' | 'stacked' | 'before' | 'behind' | 'text' | number;

/** Given a row and its roles, returns the date at a place, or null. */
export function dateAt(row: Row, roles: Roles, place: DatePlace): PlacedDate | null {
  if (typeof place === 'number') return itemAt(row.dates, place)[0] ?? null;
  const at = roles.indexOf('date');
  const { booked: own, other: stacked } = daysIn(row, at);
  if (place === 'column' || own === null) return own;
  if (place === 'stacked') return stacked;
  if (place === 'text' && !isOfAnotherDay(row, at)) return null;
  const line = row.lines.find(({ source }) => source.dates.includes(own))?.source;
  if (!line) return null;
  if (place === 'text') return dateOfText(row, firstOf(line.dates));
  const i = line.dates.indexOf(own);
  const other = place === 'behind' ? line.dates[i + 1] : line.dates[i - 1];
  const isBeside = other && (place === 'behind' ? other.from === own.to : other.to === own.from);
  return isBeside && !isNamed(row, roles, other) ? other : null;
}

/** True if the heading of a column names another day than that of booking. */
function isOfAnotherDay({ columns }: Row, at: number): boolean {
  const { role } = itemAt(columns, at);
  return role === 'value_date' || role === 'transaction_date';
}

/** The first date of a line, if at most one word is before it, and it is in no column of dates. */
function dateOfText(row: Row, first: PlacedDate): PlacedDate | null {
  return first.from <= 1 && !row.dates.some((dates) => dates.includes(first)) ? first : null;
}

/** True if a date is in a column whose heading surely names another day. */
function isNamed(row: Row, roles: Roles, date: PlacedDate): boolean {
  const at = row.dates.findIndex((dates) => dates.includes(date));
  const isSure = at >= 0 && itemAt(row.columns, at).weight >= SURE_HEADING;
  return isSure && roles[at] !== 'date' && isOfAnotherDay(row, at);
}

/** Given a column, returns the days that its headings name, from top to bottom. */
const daysHeaded = onceFor(({ heading }: Column): readonly ColumnRole[] => {
  const words = heading
    .replace(/[/|()]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const headings = headingsIn(words)
    .filter(({ role }) => DATE_ROLES.has(role))
    .map(({ from, to, role }) => ({ from, role, named: dayNamed(words.slice(from, to).join(' ')) }));
  // "Datum Valuta" heads a day of value, but above two days it is "Datum" above "Valuta"
  const [one, another] = headings;
  if (one?.role === 'value_date' && another === undefined && columnRole(itemAt(words, one.from))?.role === 'date')
    headings.unshift({ from: one.from, role: 'date', named: dayNamed(itemAt(words, one.from)) });
  const posted = headings.some(({ named }) => named === 'booking');
  // beside a day of posting, a heading that only says "date" means the day of the transaction
  return headings.map(({ role, named }) =>
    named === 'transaction' || (posted && named === null && role === 'date') ? 'transaction_date' : role,
  );
});

const BY_RANK: readonly ColumnRole[] = ['date', 'transaction_date', 'value_date'];

/** True if a column has two headings, one below the other, of two different days. */
export function namesBothDays(column: Column): boolean {
  const [above, below, more] = daysHeaded(column);
  return below !== undefined && more === undefined && above !== below;
}

/**
 * Given a row and the index of its column of the day of booking, returns the dates there. The first is that day, unless
 * the headings name it second: "Data operacji" above "Data księgowania". The other is the day of value if no heading
 * says which it is.
 */
export function daysIn(row: Row, at: number) {
  const [first = null, second = null] = at < 0 ? [] : itemAt(row.dates, at);
  if (second === null) return { booked: first, other: null, otherRole: 'value_date' } as const;
  const [above = 'date', below = above] = daysHeaded(itemAt(row.columns, at));
  if (BY_RANK.indexOf(below) < BY_RANK.indexOf(above)) return { booked: second, other: first, otherRole: above };
  return { booked: first, other: second, otherRole: below === above || below === 'date' ? 'value_date' : below };
}
