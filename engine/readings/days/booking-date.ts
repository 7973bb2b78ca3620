/** Decides which of two dates that stand side by side, or one below the other, in each row is the day of booking. */
import { type DateOrder, resolveDate } from '../../dates/date.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row, RowLine } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { BookingDay } from '../../wording/questions.ts';
import { daysIn, namesBothDays } from './stacked-days.ts';

/** The day of booking stands in the column of dates, as the other one there, right before or behind it, at the begin of a text, or in another column, told by its index. */
export type DatePlace = 'column' | 'stacked' | 'before' | 'behind' | 'text' | number;

interface BookingDate {
  readonly place: DatePlace;
  /** by how much its days go more against the order of booking than those of the first */
  readonly doubt: number;
  /** the place, as it is told */
  readonly day: BookingDay;
}

export interface BookingDates {
  /** the likeliest first */
  readonly dates: readonly BookingDate[];
  /** headings name the first: only where it does not fit, others may be the day of booking */
  readonly named: boolean;
}

/** Where so many rows have a second date, it is no part of a text. */
const MOST = 0.8;
/** A heading that says so less surely does not name the day. */
const SURE = 0.5;
/** Rows are listed in the order of booking: where so many more go against it, the dates are others; where all others keep it, one. */
const DISORDERED = 2;
/** They are listed in no order where so large a share of them goes against it: then the headings tell more than the order does. */
const UNSORTED = 0.2;
/** A leap year: only the order of dates without a year matters here. */
const ANY_YEAR = 2000;
/** Given a row and its roles, returns the date at a place, or null. */
export function dateAt(row: Row, roles: Roles, place: DatePlace): PlacedDate | null {
  if (typeof place === 'number') return row.dates[place][0] ?? null;
  const at = roles.indexOf('date');
  const { booked: own, other: stacked } = daysIn(row, at);
  if (place === 'column' || own === null) return own;
  if (place === 'stacked') return stacked;
  if (place === 'text' && !isOfAnotherDay(row, at)) return null;
  const line = row.lines.find((l) => l.source.dates.includes(own))?.source;
  if (!line) return null;
  if (place === 'text') return dateOfText(row, line.dates[0]);
  const i = line.dates.indexOf(own);
  const other = place === 'behind' ? line.dates[i + 1] : line.dates[i - 1];
  const beside = other && (place === 'behind' ? other.from === own.to : other.to === own.from);
  return beside && !isNamed(row, roles, other) ? other : null;
}

/** True for a column whose dates are headed as those of another day than that of booking. */
function isOfAnotherDay(row: Row, at: number): boolean {
  const { role } = row.columns[at];
  return role === 'value_date' || role === 'transaction_date';
}

/** The first date of a line where it or a number is its first word, and it stands in no column of dates. */
function dateOfText(row: Row, first: PlacedDate): PlacedDate | null {
  return first.from <= 1 && !row.dates.some((dates) => dates.includes(first)) ? first : null;
}

/** True for a date in a column whose heading says which other day it is. */
function isNamed(row: Row, roles: Roles, date: PlacedDate): boolean {
  const at = row.dates.findIndex((dates) => dates.includes(date));
  if (at < 0 || roles[at] === 'date') return false;
  return row.columns[at].weight >= SURE && isOfAnotherDay(row, at);
}

/** Given the rows of a table, returns where their days of booking may stand. */
export function bookingDatesOf(rows: readonly Row[], roles: Roles, order: DateOrder): BookingDates {
  const dated: Row[] = [];
  // beside its date a row has another one on a line: on most papers none has
  let several = 0;
  for (const row of rows) {
    if (row.kindExact || dateAt(row, roles, 'column') === null) continue;
    dated.push(row);
    if (row.lines.some(hasSeveralDates)) several++;
  }
  const beside = several > 0 && several >= MOST * dated.length ? (['before', 'behind', 'text'] as const) : [];
  const filled = (['stacked', ...beside, ...likeColumns(rows, roles)] as const).filter((place) => {
    const found = dated.filter((row) => dateAt(row, roles, place) !== null).length;
    return found > 0 && found >= MOST * dated.length;
  });
  const answer = (place: DatePlace, doubt: number): BookingDate => ({ place, doubt, day: dayAt(place, rows) });
  // on most papers there is one date a row
  if (filled.length === 0) return { dates: [answer('column', 0)], named: false };
  if (filled.includes('stacked') && namesBothDays(rows[0].columns[roles.indexOf('date')]))
    return { dates: [answer('column', 0), answer('stacked', 1)], named: true };
  const seen = new Set<string>();
  const places = (['column', ...filled] as const).filter((place) => {
    const said = daysAt(dated, roles, place, order).join();
    if (seen.has(said)) return false;
    seen.add(said);
    return true;
  });
  const ranked = places
    .map((place) => ({ place, disorder: disorder(daysAt(dated, roles, place, order)) }))
    .sort((a, b) => a.disorder - b.disorder);
  const best = ranked[0].disorder;
  if (best > dated.length * UNSORTED) return { dates: places.map(answer), named: false };
  const dates = ranked
    .filter((r) => r.disorder - best < (best === 0 ? 1 : DISORDERED))
    .map(({ place, disorder }) => answer(place, disorder - best));
  return { dates, named: dates[0].place === 'column' && namesBooking(rows, roles) };
}

/** True where only the heading of the column of dates names the day of booking: "Date", "Date posted". */
function namesBooking([{ columns, kinds }]: readonly Row[], roles: Roles): boolean {
  const at = roles.indexOf('date');
  const isBooking = (i: number): boolean => dayNamed(columns[i].heading) === 'booking' && columns[i].weight >= SURE;
  const others = columns.flatMap((_, i) => (i !== at && kinds[i] === 'date' ? [i] : []));
  return at >= 0 && isBooking(at) && others.length > 0 && !others.some(isBooking);
}

function hasSeveralDates({ source }: RowLine): boolean {
  return source.dates.length > 1;
}

/** The days of rows at a place, or else in their column, in a year of no matter. */
function daysAt(rows: readonly Row[], roles: Roles, place: DatePlace, order: DateOrder): (string | null)[] {
  return rows.map((row) => {
    const date = dateAt(row, roles, place) ?? dateAt(row, roles, 'column');
    return date && resolveDate(date.token, order, ANY_YEAR);
  });
}

/** The other columns of dates that headings do not tell from the column of dates: all mean the day of booking, or all say nothing. */
function likeColumns(rows: readonly Row[], roles: Roles): number[] {
  const at = roles.indexOf('date');
  if (at < 0 || rows.length === 0) return [];
  const { columns, kinds } = rows[0];
  return columns
    .map((_, i) => i)
    .filter((i) => i !== at && kinds[i] === 'date' && columns[i].role === columns[at].role);
}

function dayAt(place: DatePlace, rows: readonly Row[]): BookingDay {
  if (typeof place !== 'number') return { place, heading: null };
  return { place: 'headed', heading: rows[0].columns[place].heading };
}

/** How many neighbours go against the prevailing direction. */
function disorder(days: readonly (string | null)[]): number {
  let before: string | null = null;
  let ups = 0;
  let downs = 0;
  for (const day of days) {
    if (day === null) continue;
    if (before !== null && day > before) ups++;
    else if (before !== null && day < before) downs++;
    before = day;
  }
  return Math.min(ups, downs);
}
