/** Counts dates that may be those of other rows: of the row above, where a row has none, or of a line that strayed from it. */
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { type Booking, firstLineOf, isBooked, lastLineOf } from '../bookings.ts';
import { centredDates } from './centred-dates.ts';

/** One row without a date may be a gap; a paper that prints a day once has more, or leaves nothing else open. */
const LEAST = 2;

/** Rows below the headings of days are more than this share of those with a date of their own. */
const FEW = 0.3;

/** Rows are in no order where so large a share of them goes against it. */
const UNSORTED = 0.2;

/** Where so many rows of two dates have the first beside the amount, all have. */
const USUAL_SHARE = 0.7;

/** Given rows, returns how many have a date that may be another row's. */
export function strayDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked).map(({ row }) => row);
  const below = Math.max(datesAtFoot(booked), datesBelow(rows));
  return datesAbove(booked) + below + crowded(booked) + centredDates(rows);
}

/**
 * Given rows, returns how many have a date above the one beside their amount, where rows of two dates have the second below:
 * the upper line may be the end of the row above.
 */
function datesAbove(booked: readonly Row[]): number {
  const placed = booked.flatMap((row) => (row.lines.length > 1 ? (isDateAbove(row) ?? []) : []));
  const above = placed.filter((isAbove) => isAbove).length;
  return placed.length - above >= placed.length * USUAL_SHARE ? above : 0;
}

/** The place among a row's lines of that with its amount, or -1. */
const anchorOf = ({ lines, amounts }: Row): number =>
  lines.findIndex(({ source }) => amounts.some((amount) => amount !== null && source.amounts.includes(amount)));

/** The place among a row's lines of that with a date, or -1. */
const lineOfDate = ({ lines }: Row, date: PlacedDate): number =>
  lines.findIndex(({ source }) => source.dates.includes(date));

/**
 * Given rows, returns how many have a date on a line below their amount, right above a row without one, to which it may belong.
 */
function datesBelow(rows: readonly ReadRow[]): number {
  return rows.filter((read, i) => {
    const [{ row }, next] = [read, rows[i + 1]];
    if (!isBooked(read) || next === undefined || !isBooked(next) || next.ownDate) return false;
    const below = row.lines.slice(anchorOf(row) + 1);
    return below.some(({ source }) => row.dates.flat().some((date) => source.dates.includes(date)));
  }).length;
}

/**
 * Given rows, returns how many have more dates below each other in a column than rows have usually, where others have fewer: a
 * date of each may be the neighbour's.
 */
function crowded(rows: readonly Row[]): number {
  if (!rows.some(({ dates }) => dates.some(({ length }) => length > 2))) return 0;
  const crowdedIn = (column: number) => {
    let [one, two, more] = [0, 0, 0];
    for (const { dates } of rows) {
      const count = dates[column]?.length ?? 0;
      if (count === 1) one++;
      else if (count === 2) two++;
      else if (count > 2) more++;
    }
    return one > 0 && two >= (one + two + more) * FEW ? more : 0;
  };
  return rows[0].dates.reduce((sum, _, column) => sum + crowdedIn(column), 0);
}

/**
 * Given rows, returns how many have their dates only below their amount, where those are last on their pages and no others
 * have: "Printed 05 Jun 2025".
 */
function datesAtFoot(rows: readonly Row[]): number {
  const isLast = (row: Row, next: Row | undefined) => next?.table !== row.table || next.segment !== row.segment;
  const found = rows.flatMap((row, i) =>
    row.lines.length > 1 && hasDatesBelow(row) ? [isLast(row, rows[i + 1])] : [],
  );
  return found.every((last) => last) ? found.length : 0;
}

/** True for a row of several lines that has its dates only below its amount. */
function hasDatesBelow(row: Row): boolean {
  const anchor = anchorOf(row);
  const dates = row.dates.flat();
  return anchor >= 0 && dates.length > 0 && dates.every((date) => lineOfDate(row, date) > anchor);
}

/** Given a row with dates on two lines, one of them that of its amount: whether the first stands above that; else null. */
function isDateAbove(row: Row): boolean | null {
  for (const column of row.dates) {
    if (column.length < 2) continue;
    const at = column.map((date) => lineOfDate(row, date));
    const anchor = anchorOf(row);
    if (new Set(at).size > 1 && at.includes(anchor)) return at[0] < anchor;
  }
  return null;
}

/**
 * Given rows, and the indices of lines of words between them, returns how many have their date from the row above though the
 * paper does not show that it prints a day once: it repeats the day elsewhere, or leaves it out on a single row, by which
 * something stands that may be its date.
 */
export function doubtfulDates(rows: readonly ReadRow[], titles: readonly number[]): number {
  const undated = rows.flatMap((row, i) => (isBooked(row) && !row.ownDate ? [i] : []));
  const strayed = strayHeadings(rows);
  if (undated.length === 0) return strayed;
  const mayBeGap = undated.length < LEAST && (undated.some((i) => !isBlank(rows[i], rows[i - 1])) || isUnsorted(rows));
  if (mayBeGap || rows.some((row, i) => repeatsDay(row, rows[i - 1]))) return undated.length + strayed;
  return undated.filter((i) => opensSection(rows[i], rows[i - 1], titles)).length + strayed;
}

/** Where rows print their dates, one of them alone on its line only looks like the heading of a day: counts the rows below such. */
function strayHeadings(rows: readonly ReadRow[]): number {
  let [headed, dated] = [0, 0];
  for (const row of rows) {
    if (!isBooked(row)) continue;
    if (row.row.dates.some(isFilled)) dated++;
    else if (row.row.headingDate) headed++;
  }
  return headed < dated * FEW ? headed : 0;
}

const isFilled = ({ length }: readonly PlacedDate[]): boolean => length > 0;

/**
 * True for a row in another section than the row above, or below a title on its page: what stands there may have days of its own.
 */
function opensSection({ row }: ReadRow, above: ReadRow | undefined, titles: readonly number[]): boolean {
  if (above === undefined) return false;
  if (row.section?.title !== above.row.section?.title) return true;
  const [from, to] = [lastLineOf(above).index, firstLineOf({ row }).index];
  return row.segment === above.row.segment && titles.some((title) => title > from && title < to);
}

/**
 * True for rows whose own dates go up and down: where they are not in the order of days, a day is hardly printed once for all
 * its rows.
 */
function isUnsorted(rows: readonly ReadRow[]): boolean {
  let [up, down] = [0, 0];
  let above: Booking | null = null;
  for (const r of rows) {
    if (!isBooked(r) || !r.ownDate) continue;
    if (above && above.row.section?.title === r.row.section?.title) {
      if (r.date > above.date) up++;
      else if (r.date < above.date) down++;
    }
    above = r;
  }
  return Math.min(up, down) > (up + down) * UNSORTED;
}

/** True for a row with nothing where dates stand, right below a dated row of its page that has one in each column. */
function isBlank({ row, valueDate }: ReadRow, above: ReadRow | undefined): boolean {
  if (!above?.ownDate || above.row.table !== row.table || above.row.segment !== row.segment) return false;
  // what was booked on one day is hardly valued on several
  if (valueDate !== null && valueDate !== above.valueDate) return false;
  return row.kinds.every((kind, i) => kind !== 'date' || (row.texts[i] === '' && above.row.dates[i].length <= 1));
}

/** True for a row that prints the day of the row above again; the first of a page or a section does so on any paper. */
function repeatsDay(row: ReadRow, above: ReadRow | undefined): boolean {
  if (!above || !isBooked(row) || !isBooked(above)) return false;
  if (row.row.headingDate || !row.ownDate || !above.ownDate || row.date !== above.date) return false;
  const [own, other] = [row.row, above.row];
  return own.table === other.table && own.segment === other.segment && own.section?.title === other.section?.title;
}
