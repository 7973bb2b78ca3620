/** Tells whether dates may be those of other rows: of the row above, where a row has none, or of a line that strayed from it; or parts of dates. */

import type { DateToken } from '../dates/date.ts';
import { least } from '../geometry/extremes.ts';
import type { ReadRow } from '../readings/types.ts';
import type { Row, RowLine } from '../rows/types.ts';

/** One row without a date may be a gap; a paper that prints a day once has more, or leaves nothing else open. */
const LEAST = 2;

/** Rows below the headings of days are more than this share of those with a date of their own. */
const FEW = 0.3;

/** Where so many rows of two dates have the first beside the amount, all have. */
const USUAL_SHARE = 0.7;

/**
 * Given rows, returns how many have a date that may be none of theirs: above the one beside their amount, where rows of
 * two dates have the second below (the upper line may be the end of the row above), or below their amount at a page's foot alone.
 */
export function strayDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter((r) => r.role === 'transaction').map((r) => r.row);
  const folded = booked.filter(({ lines }) => lines.length > 1);
  const places = folded.flatMap((row) => datesAbove(row) ?? []);
  const above = places.filter((isAbove) => isAbove).length;
  const unusual = places.length - above >= places.length * USUAL_SHARE ? above : 0;
  return unusual + Math.max(datesAtFoot(booked), datesBelow(rows)) + crowded(booked);
}

/** Given rows, returns how many have a date on a line below their amount, right above a row without one, to which it may belong. */
function datesBelow(rows: readonly ReadRow[]): number {
  return rows.filter((r, i) => {
    const next = rows[i + 1];
    if (r.role !== 'transaction' || next?.role !== 'transaction' || next.ownDate) return false;
    const { lines, dates, amounts } = r.row;
    const anchor = lines.findIndex(({ source }) => amounts.some((a) => a !== null && source.amounts.includes(a)));
    return lines.slice(anchor + 1).some(({ source }) => dates.flat().some((date) => source.dates.includes(date)));
  }).length;
}

/** Given rows, returns how many have more dates below each other in a column than rows have usually, where others have fewer: a date of each may be the neighbour's. */
function crowded(rows: readonly Row[]): number {
  const columns = rows[0]?.dates.length ?? 0;
  if (!rows.some(({ dates }) => dates.some(({ length }) => length > 2))) return 0;
  let found = 0;
  for (let column = 0; column < columns; column++) {
    const counts = [0, 0, 0];
    let more = 0;
    for (const { dates } of rows) {
      const n = dates[column]?.length ?? 0;
      if (n < counts.length) counts[n]++;
      else more++;
    }
    const [, one, two] = counts;
    if (one > 0 && two >= (one + two + more) * FEW) found += more;
  }
  return found;
}

/** Given rows, returns how many have their dates only below their amount, where those are last on their pages and no others have: "Printed 05 Jun 2025". */
function datesAtFoot(rows: readonly Row[]): number {
  const below = rows.filter(({ lines, dates, amounts }) => {
    if (lines.length === 1) return false;
    const anchor = lines.findIndex(({ source }) => amounts.some((a) => a !== null && source.amounts.includes(a)));
    const at = dates.flat().map((date) => lines.findIndex(({ source }) => source.dates.includes(date)));
    return at.length > 0 && anchor >= 0 && least(at) > anchor;
  });
  const isLast = (row: Row) => {
    const next = rows[rows.indexOf(row) + 1];
    return next === undefined || next.table !== row.table || next.segment !== row.segment;
  };
  return below.every(isLast) ? below.length : 0;
}

/** Short numbers, of an era's year behind its letter, and years: what dates are made of. */
const PARTS = /^(?:[\s./-]*(?<!\d)(?:[A-Z]?\d{1,2}|[0-3]\d[01]\d|(?:19|20)\d\d)(?!\d))+[\s./-]*$/;
/** Several of them are a date that could not be read, whatever stands beside. */
const NUMBERS = /\d[\s./-]+\d/;

/** Given rows, returns beside how many dates without a year, or in place of them, numbers were left unread that may belong to them; the year given to them says nothing else. */
export function unreadDates(rows: readonly ReadRow[]): number {
  const timed = columnsOfTimes(rows);
  const isUnread = ({ row: { table, kinds, texts, dates }, date }: ReadRow) =>
    kinds.some((kind, i) => {
      if (kind !== 'date' || texts[i] === '' || !PARTS.test(texts[i])) return false;
      if (timed.has(columnOf(table, i)) && dates[i].length > 0) return false;
      if (NUMBERS.test(texts[i])) return true;
      if (!dates[i].every((d) => isWithoutYear(d.token))) return false;
      return dates[i].length === 0 || date === null || ![date.slice(0, 4), date.slice(2, 4)].includes(texts[i]);
    });
  return rows.filter((r) => r.role === 'transaction' && isUnread(r)).length;
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
    row.kinds.forEach((kind, i) => {
      if (kind !== 'date' || row.texts[i] === '') return;
      const column = columnOf(row.table, i);
      left.set(column, [...(left.get(column) ?? []), row.texts[i]]);
    });
  }
  const timed = [...left].filter(([, texts]) => texts.every((t) => TIME.test(t)) && texts.some((t) => NO_DAY.test(t)));
  return new Set(timed.map(([column]) => column));
}

const isWithoutYear = ({ year, parts }: DateToken) => year === null && parts?.length !== 3;

/** Given a row with dates on two lines, one of them that of its amount: whether the first stands above that; else null. */
function datesAbove({ lines, dates, amounts }: Row): boolean | null {
  const anchor = lines.findIndex(({ source }) => amounts.some((a) => a !== null && source.amounts.includes(a)));
  for (const column of dates) {
    const at = column.map((date) => lines.findIndex(({ source }) => source.dates.includes(date)));
    if (new Set(at).size > 1 && at.includes(anchor)) return at[0] < anchor;
  }
  return null;
}

/**
 * Given rows, and the indices of lines of words between them, returns how many have their date from the row above though the paper does not show that it prints a day
 * once: it repeats the day elsewhere, or leaves it out on a single row, by which something stands that may be its date.
 */
export function doubtfulDates(rows: readonly ReadRow[], titles: readonly number[]): number {
  const undated: number[] = [];
  for (const [i, r] of rows.entries()) if (r.role === 'transaction' && !r.ownDate) undated.push(i);
  // where rows print their dates, one of them alone on its line only looks like the heading of a day
  const headed = rows.filter(
    (r) => r.role === 'transaction' && r.row.headingDate && !r.row.dates.some((d) => d.length > 0),
  );
  if (undated.length === 0 && headed.length === 0) return 0;
  const dated = rows.filter((r) => r.role === 'transaction' && r.row.dates.some((d) => d.length > 0));
  const strayed = headed.length < dated.length * FEW ? headed.length : 0;
  const mayBeGap = undated.length < LEAST && undated.some((i) => !isBlank(rows[i], rows[i - 1]));
  if (mayBeGap || rows.some((r, i) => repeatsDay(r, rows[i - 1]))) return undated.length + strayed;
  return undated.filter((i) => opensSection(rows[i], rows[i - 1], titles)).length + strayed;
}

/** True for a row in another section than the row above, or below a title on its page: what stands there may have days of its own. */
function opensSection({ row }: ReadRow, above: ReadRow | undefined, titles: readonly number[]): boolean {
  if (above === undefined) return false;
  if (row.section?.title !== above.row.section?.title) return true;
  const [from, to] = [above.row.lines.at(-1) as RowLine, row.lines[0]].map(({ source }) => source.line.index);
  return row.segment === above.row.segment && titles.some((title) => title > from && title < to);
}

/** True for a row with nothing where dates stand, right below a dated row of its page that has one in each column. */
function isBlank({ row }: ReadRow, above: ReadRow | undefined): boolean {
  if (!above?.ownDate || above.row.table !== row.table || above.row.segment !== row.segment) return false;
  return row.kinds.every((kind, i) => kind !== 'date' || (row.texts[i] === '' && above.row.dates[i].length <= 1));
}

/** True for a row that prints the day of the row above again; the first of a page or a section does so on any paper. */
function repeatsDay(row: ReadRow, above: ReadRow | undefined): boolean {
  if (!above || row.role !== 'transaction' || above.role !== 'transaction') return false;
  if (row.row.headingDate || !row.ownDate || !above.ownDate || row.date !== above.date) return false;
  const [own, other] = [row.row, above.row];
  return own.table === other.table && own.segment === other.segment && own.section?.title === other.section?.title;
}
