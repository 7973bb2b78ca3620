/** Finds the date of a row at each of the places where its day of booking may stand. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { daysIn } from './stacked-days.ts';

/**
 * Where the day of booking stands: in the column of dates, as the second date there, right before or behind that date,
 * at the start of a text, or in another column, given by its index.
 */
export type DatePlace = 'column' | 'stacked' | 'before' | 'behind' | 'text' | number;

/** A heading with less weight does not name the day. */
export const SURE = 0.5;

/** Given a row and its roles, returns the date at a place, or null. */
export function dateAt(row: Row, roles: Roles, place: DatePlace): PlacedDate | null {
  if (typeof place === 'number') return row.dates[place][0] ?? null;
  const at = roles.indexOf('date');
  const { booked: own, other: stacked } = daysIn(row, at);
  if (place === 'column' || own === null) return own;
  if (place === 'stacked') return stacked;
  if (place === 'text' && !isOfAnotherDay(row, at)) return null;
  const line = row.lines.find(({ source }) => source.dates.includes(own))?.source;
  if (!line) return null;
  if (place === 'text') return dateOfText(row, line.dates[0]);
  const i = line.dates.indexOf(own);
  const other = place === 'behind' ? line.dates[i + 1] : line.dates[i - 1];
  const isBeside = other && (place === 'behind' ? other.from === own.to : other.to === own.from);
  return isBeside && !isNamed(row, roles, other) ? other : null;
}

/** True if the heading of a column names another day than that of booking. */
function isOfAnotherDay({ columns }: Row, at: number): boolean {
  return columns[at].role === 'value_date' || columns[at].role === 'transaction_date';
}

/** The first date of a line, if only one word stands before it, and it is in no column of dates. */
function dateOfText(row: Row, first: PlacedDate): PlacedDate | null {
  return first.from <= 1 && !row.dates.some((dates) => dates.includes(first)) ? first : null;
}

/** True if a date stands in a column whose heading surely names another day. */
function isNamed(row: Row, roles: Roles, date: PlacedDate): boolean {
  const at = row.dates.findIndex((dates) => dates.includes(date));
  return at >= 0 && roles[at] !== 'date' && row.columns[at].weight >= SURE && isOfAnotherDay(row, at);
}
