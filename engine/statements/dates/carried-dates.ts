/**
 * Counts dates that may be another row's: carried down from the row above, or on a line that belongs to another row.
 */
import { firstOf, itemAt, neighbours } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import { hasDates, type Row } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { areOnOnePage, firstLineOf, isBooked, lastLineOf } from '../bookings.ts';
import { centredDates } from './shared-days.ts';

/** One row without a date may be a gap. A paper that prints each day once has more such rows, or no other doubt. */
const LEAST = 2;

/** Rows below the headings of days are more than this share of the rows with a date of their own. */
const FEW = 0.3;

/** Rows are not in order if this share of them goes against it. */
const UNSORTED = 0.2;

/** If this share of the rows of two dates have the first beside the amount, all have. */
const USUAL_SHARE = 0.7;

/** Given rows, returns how many have a date that may be another row's. */
export function strayDates(rows: readonly ReadRow[]): number {
  const booked = rows.filter(isBooked).map(({ row }) => row);
  const below = Math.max(datesAtFoot(booked), datesBelow(rows));
  return datesAbove(booked) + below + crowded(booked) + centredDates(rows);
}

/**
 * Counts the rows with a date above the one beside their amount, if rows of two dates have the second below: the upper
 * line may be the end of the row above.
 */
function datesAbove(booked: readonly Row[]): number {
  const placed = booked.flatMap((row) => (row.lines.length > 1 ? (isDateAbove(row) ?? []) : []));
  const above = placed.filter((isAbove) => isAbove).length;
  return placed.length - above >= placed.length * USUAL_SHARE ? above : 0;
}

/** The index of a row's line with its amount, or -1. */
const anchorOf = ({ lines, amounts }: Row): number =>
  lines.findIndex(({ source }) => amounts.some((amount) => amount !== null && source.amounts.includes(amount)));

const lineOfDate = ({ lines }: Row, date: PlacedDate): number =>
  lines.findIndex(({ source }) => source.dates.includes(date));

/** Counts the rows with a date below their amount, directly above a row without a date: it may belong to that row. */
function datesBelow(rows: readonly ReadRow[]): number {
  return rows.filter((read, i) => {
    const [{ row }, next] = [read, rows[i + 1]];
    if (!isBooked(read) || next === undefined || !isBooked(next) || next.ownDate) return false;
    const below = row.lines.slice(anchorOf(row) + 1);
    return below.some(({ source }) => row.dates.flat().some((date) => source.dates.includes(date)));
  }).length;
}

/**
 * Counts the rows with more dates in a column than rows usually have, if others have fewer: one of the dates may be the
 * neighbour's.
 */
function crowded(rows: readonly Row[]): number {
  if (!rows.some(({ dates }) => dates.some(({ length }) => length > 2))) return 0;
  const crowdedIn = (column: number) => {
    const counts = rows.map(({ dates }) => dates[column]?.length ?? 0);
    const counted = (dates: number) => counts.filter((count) => count === dates).length;
    const [one, two] = [counted(1), counted(2)];
    const more = counts.filter((count) => count > 2).length;
    return one > 0 && two >= (one + two + more) * FEW ? more : 0;
  };
  return firstOf(rows).dates.reduce((sum, _, column) => sum + crowdedIn(column), 0);
}

/**
 * Counts the rows that have dates only below their amount, if these are the last of their pages: "Printed 05 Jun 2025".
 */
function datesAtFoot(rows: readonly Row[]): number {
  const isLast = (row: Row, next: Row | undefined) => !next || !areOnOnePage({ row }, { row: next });
  const found = rows.flatMap((row, i) =>
    row.lines.length > 1 && hasDatesBelow(row) ? [isLast(row, rows[i + 1])] : [],
  );
  return found.every((last) => last) ? found.length : 0;
}

function hasDatesBelow(row: Row): boolean {
  const anchor = anchorOf(row);
  const dates = row.dates.flat();
  return anchor >= 0 && dates.length > 0 && dates.every((date) => lineOfDate(row, date) > anchor);
}

/** Given a row with dates on two lines, one beside its amount, returns whether the first is above it; else null. */
function isDateAbove(row: Row): boolean | null {
  const anchor = anchorOf(row);
  const places = row.dates.map((column) => column.map((date) => lineOfDate(row, date)));
  const at = places.find((lines) => new Set(lines).size > 1 && lines.includes(anchor));
  return at === undefined ? null : firstOf(at) < anchor;
}

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
  if (mayBeGap || rows.some((row, i) => repeatsDay(row, rows[i - 1]))) return undated.length + strayed;
  return undated.filter((i) => opensSection(itemAt(rows, i), rows[i - 1], titles)).length + strayed;
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
  const up = inSection.filter(([above, { date }]) => date > above.date).length;
  const down = inSection.filter(([above, { date }]) => date < above.date).length;
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
