/**
 * Counts dates that may be another row's: they are on a line that belongs to the row above or below.
 */
import { DATE_ROLES } from '../../lexicon/headings/column-role.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { firstOf, itemAt, neighbours } from '../../model/lists.ts';
import type { ReadRow } from '../../model/reading.ts';
import { lastLineOf, type Row } from '../../model/row.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { areOnOnePage, type Booking, daySteps, isBooked, isNote } from '../part.ts';
import { centredDates } from './carried-dates.ts';

/** Rows have two dates in a column if this share of them has. */
const FEW = 0.3;

/** If this share of the rows of two dates have the first beside the amount, all have. */
const USUAL_SHARE = 0.7;

/** Given rows and the lines of their document, returns how many have a date that may be another row's. */
export function strayDates(rows: readonly ReadRow[], lines: readonly TokenLine[]): number {
  const booked = rows.filter(isBooked).map(({ row }) => row);
  const below = Math.max(datesAtFoot(booked), datesBelow(rows));
  return (
    datesAbove(booked) +
    below +
    crowded(booked) +
    centredDates(rows) +
    datesOfAbove(rows, lines) +
    daysOfAbove(rows, lines)
  );
}

/**
 * Counts the rows with dates above their amount, none beside it, and against the order of the others, or named as
 * another day: they may be of the row above, "02 Jun Bought in Berlin" below a booking of 3 June.
 */
function datesOfAbove(rows: readonly ReadRow[], lines: readonly TokenLine[]): number {
  const booked = rows.filter(isBooked);
  const placesOf = ({ row }: ReadRow) => row.dates.flat().map((date) => lineOfDate(row, date) - anchorOf(row));
  const areAbove = (read: ReadRow) => {
    const places = placesOf(read);
    return places.some((line) => line < 0) && !places.includes(0);
  };
  if (!booked.some(areAbove)) return 0;
  const { up, down } = daySteps(neighbours(booked.filter((row) => !areAbove(row))));
  // where all have theirs above, the first one too, and no day is below the last one, none is of the row above
  const areOwn = booked.every((row) => areAbove(row) && placesOf(row).every((line) => line < 0));
  const areAll = areOwn && !isDayBelow(booked, lines);
  const isAgainst = (before: string, date: string) =>
    !areAll && ((up >= down && date < before) || (down >= up && date > before));
  // a total ends the list of one card, and the next one begins anew
  return neighbours(rows).filter(
    ([above, row]) =>
      isBooked(above) &&
      isBooked(row) &&
      areAbove(row) &&
      (isAgainst(above.date, row.date) || row.row.lines.some(namesOtherDay)),
  ).length;
}

/** Points by which days that head rows may be out of line. */
const SAME_EDGE = 2;

/** Counts the rows below days on a line each, if the last day is below all rows: each may be of the row above. */
function daysOfAbove(rows: readonly ReadRow[], lines: readonly TokenLine[]): number {
  const headed = rows.filter((read) => isBooked(read) && read.row.headingDate !== null);
  const [last, heading] = [headed.at(-1), headed.at(-1)?.row.headingDate];
  const below = last && lines[lastLineOf(last.row).index + 1];
  const [day] = below?.dates ?? [];
  if (!heading || !below || !day || day.from > 0 || day.to < below.line.words.length) return 0;
  const isAlike = day.token.style === heading.token.style && Math.abs(day.x0 - heading.x0) <= SAME_EDGE;
  return isAlike ? headed.length : 0;
}

/** True if a day alone is right below the last row of a page. */
function isDayBelow(booked: readonly Booking[], lines: readonly TokenLine[]): boolean {
  return booked.some((read, i) => {
    const next = booked[i + 1];
    if (next !== undefined && areOnOnePage(read, next)) return false;
    const anchor = itemAt(read.row.lines, Math.max(0, anchorOf(read.row))).source.line.index;
    const below = lines.slice(anchor + 1, lastLineOf(read.row).index + 2);
    return below.some(({ dates, amounts }) => dates[0]?.from === 0 && amounts.every(({ token }) => token.whole));
  });
}

/** True for a line whose words are a heading of days alone: "Value date". */
const namesOtherDay = ({ cells }: Row['lines'][number]): boolean =>
  cells.some((cell) => cell !== null && DATE_ROLES.has(columnRole(cell.rest)?.role ?? 'other'));

/**
 * Counts the rows with a date above the one beside their amount, if rows of two dates have the second below: the upper
 * line may be the end of the row above.
 */
function datesAbove(booked: readonly Row[]): number {
  const placed = booked.flatMap((row) => (row.lines.length > 1 ? (isDateAbove(row) ?? []) : []));
  // where most rows have one day, either of two may be the row's; a note above it has a day of its own
  const heads = booked.filter((row) => row.lines.length > 1 && isDateAbove(row) && !isNote(row.lines[0].source.line));
  if (placed.length < booked.length * FEW) return heads.length;
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
