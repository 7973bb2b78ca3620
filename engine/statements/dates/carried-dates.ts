/** Counts rows dated by the row above that may be of another day. */
import { itemAt, lastOf, neighbours } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import { hasDates } from '../../model/row.ts';
import { areOnOnePage, type Booking, daySteps, firstLineOf, isBooked, lastLineOf } from '../part.ts';
import { isPictured } from '../pictures/figures.ts';

/** One row without a date may be a gap; on a picture two, as a punch makes two holes. Papers may omit more days. */
const LEAST = 2;
const LEAST_PICTURED = 3;

/** Rows below the headings of days are more than this share of the rows with a date of their own. */
const FEW = 0.3;

/** Rows are not in order if this share of them goes against it. */
const UNSORTED = 0.2;

/**
 * Given rows and the indices of lines of words between them, counts the rows dated by the row above, if the paper does
 * not show that it prints each day once. It does not if it repeats the day elsewhere, or if a single row has no date
 * beside something that may be its date.
 */
export function doubtfulDates(rows: readonly ReadRow[], titles: readonly number[]): number {
  const undated = rows.flatMap((row, i) => (isBooked(row) && !row.ownDate ? [i] : []));
  const strayed = strayHeadings(rows);
  if (undated.length === 0) return strayed;
  // the day of a balance above holds for the first booking if each day is printed on its first row
  if (undated[0] === rows.findIndex(isBooked) && !itemAt(rows, undated[0]).row.headingDate && !endsDays(rows))
    return undated.length + strayed;
  const mayBeGap =
    undated.length < LEAST && (undated.some((i) => !isBlank(itemAt(rows, i), rows[i - 1])) || isUnsorted(rows));
  const mayBeHole = undated.length < LEAST_PICTURED && undated.some((i) => isPictured(itemAt(rows, i)));
  if (mayBeGap || mayBeHole || rows.some((row, i) => repeatsDay(row, rows[i - 1]))) return undated.length + strayed;
  // a zero that books nothing hides no title
  const aboveOf = (i: number): ReadRow | undefined => {
    const above = rows[i - 1];
    return above?.reason === 'nothing_booked' ? aboveOf(i - 1) : above;
  };
  return undated.filter((i) => opensSection(itemAt(rows, i), aboveOf(i), titles)).length + strayed;
}

/** True if a row without a day has a balance below one with a day and without: balances, and not days, end a day. */
const endsDays = (rows: readonly ReadRow[]): boolean =>
  neighbours(rows.filter(isBooked)).some(
    ([above, row]) => above.ownDate && above.balance === null && !row.ownDate && row.balance !== null,
  );

/** Counts the rows below a day's heading on a paper whose rows print dates: it may only look like a heading. */
function strayHeadings(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked);
  const dated = booked.filter(({ row }) => hasDates(row)).length;
  const headed = booked.filter(({ row }) => row.headingDate && !hasDates(row)).length;
  return headed < dated * FEW ? headed : 0;
}

/** True for a row of another section, or below a title on its page: the rows there may have days of their own. */
function opensSection({ row }: ReadRow, above: ReadRow | undefined, titles: readonly number[]): boolean {
  if (above === undefined) return false;
  if (row.section?.title !== above.row.section?.title) return true;
  const [from, to] = [lastLineOf(above).index, firstLineOf({ row }).index];
  return row.segment === above.row.segment && titles.some((title) => title > from && title < to);
}

/** True for rows out of the order of days: such a paper hardly prints each day once for several rows. */
function isUnsorted(rows: readonly ReadRow[]): boolean {
  const dated = rows.filter(isBooked).filter(({ ownDate }) => ownDate);
  const inSection = neighbours(dated).filter(([above, { row }]) => above.row.section?.title === row.section?.title);
  const { up, down } = daySteps(inSection);
  return Math.min(up, down) > (up + down) * UNSORTED;
}

/** True for a row with an empty place for the date right below a booking of its page with a date in each column. */
function isBlank({ row, valueDate }: ReadRow, above: ReadRow | undefined): boolean {
  if (!above?.ownDate || !isBooked(above) || !areOnOnePage(above, { row })) return false;
  // bookings of one day hardly have several days of value
  if (valueDate !== null && valueDate !== above.valueDate) return false;
  return row.kinds.every(
    (kind, i) => kind !== 'date' || (row.texts[i] === '' && itemAt(above.row.dates, i).length <= 1),
  );
}

/** True for a row that prints the day of the row above again; the first of a page or a section does so on any paper. */
function repeatsDay(row: ReadRow, above: ReadRow | undefined): boolean {
  if (!above || !isBooked(row) || !isBooked(above)) return false;
  if (row.row.headingDate || !row.ownDate || !above.ownDate || row.date !== above.date) return false;
  return areOnOnePage(row, above) && row.row.section?.title === above.row.section?.title;
}

/**
 * At least this many rows share a day whose date has a row above it and one below; this many such days are no accident.
 */
const LEAST_ROWS = 3;
const LEAST_DAYS = 2;

/**
 * Counts the rows dated by the row above, if the dates may also be in the middle of their rows: each has as many
 * rows above as below on its page, and no row is left over.
 */
export function centredDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked);
  const sizes: number[] = [];
  for (let from = 0; from < booked.length; from += lastOf(sizes)) {
    const size = sizeOfDay(booked, from);
    if (size === null) return 0;
    sizes.push(size);
  }
  const days = sizes.filter((size) => size >= LEAST_ROWS).length;
  return days >= LEAST_DAYS && !areRegular(booked) ? booked.length - sizes.length : 0;
}

/** Returns how many bookings share a day if its date is in their middle; null if it is not. */
function sizeOfDay(booked: readonly Booking[], from: number): number | null {
  let at = from;
  while (booked[at]?.ownDate === false) at++;
  const end = 2 * at - from;
  const last = booked[end];
  if (last === undefined || !areOnOnePage(itemAt(booked, from), last)) return null;
  return booked.slice(at + 1, end + 1).some(({ ownDate }) => ownDate) ? null : end - from + 1;
}

/** True if as many rows follow each date as the next, as on a paper that has the same bookings each day. */
function areRegular(booked: readonly Booking[]): boolean {
  const second = booked.findIndex(({ ownDate }, i) => i > 0 && ownDate);
  return second > 0 && booked.every(({ ownDate }, i) => ownDate === (i % second === 0));
}

/** This many days with several rows show that a paper prints a balance at the end of each day. */
const LEAST_ENDED = 2;
/** There are this many times more of them than rows after such a balance. */
const MANY = 2;

/** The kinds of a balance that is carried over a page: it does not end a day. */
const CARRIED: ReadonlySet<string> = new Set(['brought_forward', 'carried_forward', 'opening']);

/**
 * Given rows, oldest first, counts those without a date after a balance that ends their day, if the other days of the
 * paper have a balance only at their end.
 */
export function rowsPastDayEnd(rows: readonly ReadRow[]): number {
  let [usual, past] = [0, 0];
  for (const { booked, ends } of daysOf(rows)) {
    const inside = ends.filter((end) => end < booked.length - 1);
    if (booked.length > 1 && inside.length === 0 && ends.length > 0) usual++;
    past += inside.filter((end) => isBehind(itemAt(booked, end), itemAt(booked, end + 1))).length;
  }
  // if balances are beside other rows as often, they do not end a day
  return usual >= Math.max(LEAST_ENDED, MANY * past) ? past : 0;
}

interface Day {
  readonly booked: Booking[];
  /** the places in the day at which a balance is printed, by the row above it */
  readonly ends: number[];
}

function daysOf(rows: readonly ReadRow[]): Day[] {
  const days: Day[] = [];
  for (const row of rows) {
    if (isBooked(row) && days.at(-1)?.booked[0]?.date !== row.date) days.push({ booked: [], ends: [] });
    const day = days.at(-1);
    if (isBooked(row)) day?.booked.push(row);
    const isEnd = isBooked(row) ? row.balance !== null : row.role === 'balance' && !CARRIED.has(row.reason);
    if (day && isEnd) day.ends.push(day.booked.length - 1);
  }
  return days;
}

/** True for a row without a date on the page of the row above. */
const isBehind = (above: Booking, below: Booking): boolean => below.row.days.length === 0 && areOnOnePage(above, below);
