/** Tells beside which dates, or in place of which, something was left unread that may be a date or a part of one. */
import type { DateToken } from '../dates/date.ts';
import type { ReadRow } from '../readings/types.ts';
import type { Column, PlacedDate } from '../tables/types.ts';

/** Short numbers, of an era's year behind its letter, and years: what dates are made of. */
const PARTS = /^(?:[\s./-]*(?<!\d)(?:[A-Z]?\d{1,2}|[0-3]\d[01]\d|(?:19|20)\d\d)(?!\d))+[\s./-]*$/;
/** Several of them are a date that could not be read, whatever stands beside. */
const NUMBERS = /\d[\s./-]+\d/;

/** A time of day alone. */
const CLOCK = /^\d{1,2}[:.h]\d\d(?:[:.]\d\d)?\s?(?:[ap]m)?$/i;

/** Where so many rows of a column print the year, all do. */
const MOST = 0.8;
/** A heading that says so less surely does not name the day. */
const SURE = 0.5;
/** So many dates tell how a column writes them. */
const ENOUGH = 3;

/**
 * Given rows, returns of how many the day may be another than was read: numbers beside a date without a year, which may belong to it
 * (the year given to them says nothing else), words in place of a date that others have, or a date without the year that others have.
 */
export function unreadDates(rows: readonly ReadRow[]): number {
  const timed = columnsOfTimes(rows);
  const usual = usualDates(rows);
  let found = 0;
  for (const row of rows) if (row.role === 'transaction' && isUnread(row, timed, usual)) found++;
  return found;
}

function isUnread(
  { row: { table, columns, kinds, texts, dates, headingDate }, date }: ReadRow,
  timed: ReadonlySet<string>,
  usual: ReadonlyMap<string, Usual>,
): boolean {
  if (headingDate !== null && isCut(headingDate, usual.get(columnOf(table, HEADINGS)))) return true;
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'date') continue;
    const text = texts[i];
    const often = usual.get(columnOf(table, i));
    if (dates[i].length > 0 && isCut(dates[i][0], often)) return true;
    if (text === '') continue;
    const least = Math.max(often ? datesIn(often) : 0, isOfBooking(columns[i]) ? 1 : 0);
    if (dates[i].length < least && !CLOCK.test(text)) return true;
    if (!PARTS.test(text)) continue;
    if (dates[i].length > 0 && timed.has(columnOf(table, i))) continue;
    if (NUMBERS.test(text)) return true;
    if (!dates[i].every((d) => isWithoutYear(d.token))) continue;
    if (dates[i].length === 0 || date === null || (text !== date.slice(0, 4) && text !== date.slice(2, 4))) return true;
  }
  return false;
}

/** How the bookings of a table fill a column of dates: how many there are, how many have one or two dates there, and of how many the first has a year. */
interface Usual {
  rows: number;
  once: number;
  twice: number;
  whole: number;
}

/** In place of a column: the days above the rows. */
const HEADINGS = -1;

/** How many dates most bookings have in a column. */
const datesIn = ({ rows, once, twice }: Usual): number => (twice * 2 > rows ? 2 : once * 2 > rows ? 1 : 0);

/** True for a column headed as the day of booking. */
const isOfBooking = ({ role, weight }: Column): boolean => role === 'date' && weight >= SURE;

/** True for a date without a year where others have one: what is left of one that was cut, "Dec 24" of "08 Dec 24". */
const isCut = ({ token }: PlacedDate, usual: Usual | undefined): boolean =>
  usual !== undefined && usual.once >= ENOUGH && usual.whole >= usual.once * MOST && isWithoutYear(token);

function usualDates(rows: readonly ReadRow[]): ReadonlyMap<string, Usual> {
  const found = new Map<string, Usual>();
  const count = (table: number, column: number, dates: readonly PlacedDate[]) => {
    const key = columnOf(table, column);
    let usual = found.get(key);
    if (!usual) {
      usual = { rows: 0, once: 0, twice: 0, whole: 0 };
      found.set(key, usual);
    }
    usual.rows++;
    if (dates.length > 0) usual.once++;
    if (dates.length > 1) usual.twice++;
    if (dates.length > 0 && !isWithoutYear(dates[0].token)) usual.whole++;
  };
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    if (row.headingDate !== null) count(row.table, HEADINGS, [row.headingDate]);
    for (let i = 0; i < row.kinds.length; i++) if (row.kinds[i] === 'date') count(row.table, i, row.dates[i]);
  }
  return found;
}

/** A time of day, with a full stop between hours and minutes; minutes past the longest month are no day. */
const TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;
const NO_DAY = /\.(?:3[2-9]|[45]\d)$/;

const columnOf = (table: number, column: number): string => `${table} ${column}`;

/** Given rows, returns the columns where all that is left beside the dates is times, some of which can be no dates. */
function columnsOfTimes(rows: readonly ReadRow[]): ReadonlySet<string> {
  const left = new Map<string, string[]>();
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    for (let i = 0; i < row.kinds.length; i++) {
      if (row.kinds[i] !== 'date' || row.texts[i] === '') continue;
      const column = columnOf(row.table, i);
      const texts = left.get(column);
      if (texts) texts.push(row.texts[i]);
      else left.set(column, [row.texts[i]]);
    }
  }
  const timed = [...left].filter(([, texts]) => texts.every((t) => TIME.test(t)) && texts.some((t) => NO_DAY.test(t)));
  return new Set(timed.map(([column]) => column));
}

const isWithoutYear = ({ year, parts }: DateToken) => year === null && parts?.length !== 3;
