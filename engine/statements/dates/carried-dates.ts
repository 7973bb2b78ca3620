/** Tells whether dates may be those of other rows: of the row above, where a row has none, or of a line that strayed from it. */
import type { ReadRow } from '../../model/reading.ts';
import type { Row, RowLine } from '../../model/row.ts';
import type { PlacedDate } from '../../model/table.ts';
import { centredDates } from './centred-dates.ts';

/** One row without a date may be a gap; a paper that prints a day once has more, or leaves nothing else open. */
const LEAST = 2;

/** Rows below the headings of days are more than this share of those with a date of their own. */
const FEW = 0.3;

/** Rows are in no order where so large a share of them goes against it. */
const UNSORTED = 0.2;

/** Where so many rows of two dates have the first beside the amount, all have. */
const USUAL_SHARE = 0.7;

/**
 * Given rows, returns how many have a date that may be none of theirs: above the one beside their amount, where rows of
 * two dates have the second below (the upper line may be the end of the row above), or below their amount at a page's foot alone.
 */
export function strayDates(rows: readonly ReadRow[]): number {
  const booked: Row[] = [];
  let above = 0;
  let placed = 0;
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    booked.push(row);
    const isAbove = row.lines.length > 1 ? datesAbove(row) : null;
    if (isAbove !== null) placed++;
    if (isAbove) above++;
  }
  const unusual = placed - above >= placed * USUAL_SHARE ? above : 0;
  return unusual + Math.max(datesAtFoot(booked), datesBelow(rows)) + crowded(booked) + centredDates(rows);
}

/** The place among a row's lines of that with its amount, or -1. */
function anchorOf({ lines, amounts }: Row): number {
  for (let i = 0; i < lines.length; i++) {
    for (const amount of amounts) if (amount !== null && lines[i].source.amounts.includes(amount)) return i;
  }
  return -1;
}

/** The place among a row's lines of that with a date, or -1. */
function lineOfDate({ lines }: Row, date: PlacedDate): number {
  for (let i = 0; i < lines.length; i++) if (lines[i].source.dates.includes(date)) return i;
  return -1;
}

/** Given rows, returns how many have a date on a line below their amount, right above a row without one, to which it may belong. */
function datesBelow(rows: readonly ReadRow[]): number {
  let found = 0;
  for (let i = 0; i + 1 < rows.length; i++) {
    const [{ role, row }, next] = [rows[i], rows[i + 1]];
    if (role !== 'transaction' || next.role !== 'transaction' || next.ownDate) continue;
    const below = row.lines.slice(anchorOf(row) + 1);
    if (below.some(({ source }) => row.dates.flat().some((date) => source.dates.includes(date)))) found++;
  }
  return found;
}

/** Given rows, returns how many have more dates below each other in a column than rows have usually, where others have fewer: a date of each may be the neighbour's. */
function crowded(rows: readonly Row[]): number {
  const columns = rows[0]?.dates.length ?? 0;
  if (!rows.some(hasMoreThanTwoDates)) return 0;
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

function hasMoreThanTwoDates({ dates }: Row): boolean {
  for (const inColumn of dates) if (inColumn.length > 2) return true;
  return false;
}

/** Given rows, returns how many have their dates only below their amount, where those are last on their pages and no others have: "Printed 05 Jun 2025". */
function datesAtFoot(rows: readonly Row[]): number {
  let found = 0;
  for (let i = 0; i < rows.length; i++) {
    const [row, next] = [rows[i], rows[i + 1]];
    if (row.lines.length === 1 || !hasDatesBelow(row)) continue;
    if (next !== undefined && next.table === row.table && next.segment === row.segment) return 0;
    found++;
  }
  return found;
}

/** True for a row of several lines that has its dates only below its amount. */
function hasDatesBelow(row: Row): boolean {
  const anchor = anchorOf(row);
  if (anchor < 0) return false;
  let some = false;
  for (const inColumn of row.dates) {
    for (const date of inColumn) {
      if (lineOfDate(row, date) <= anchor) return false;
      some = true;
    }
  }
  return some;
}

/** Given a row with dates on two lines, one of them that of its amount: whether the first stands above that; else null. */
function datesAbove(row: Row): boolean | null {
  for (const column of row.dates) {
    if (column.length < 2) continue;
    const at = column.map((date) => lineOfDate(row, date));
    const anchor = anchorOf(row);
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
  let headed = 0;
  let dated = 0;
  for (const { role, row } of rows) {
    if (role !== 'transaction') continue;
    if (row.dates.some(isFilled)) dated++;
    else if (row.headingDate) headed++;
  }
  if (undated.length === 0 && headed === 0) return 0;
  const strayed = headed < dated * FEW ? headed : 0;
  const mayBeGap = undated.length < LEAST && (undated.some((i) => !isBlank(rows[i], rows[i - 1])) || isUnsorted(rows));
  if (mayBeGap || rows.some((r, i) => repeatsDay(r, rows[i - 1]))) return undated.length + strayed;
  return undated.filter((i) => opensSection(rows[i], rows[i - 1], titles)).length + strayed;
}

const isFilled = ({ length }: readonly PlacedDate[]): boolean => length > 0;

/** True for a row in another section than the row above, or below a title on its page: what stands there may have days of its own. */
function opensSection({ row }: ReadRow, above: ReadRow | undefined, titles: readonly number[]): boolean {
  if (above === undefined) return false;
  if (row.section?.title !== above.row.section?.title) return true;
  const [from, to] = [above.row.lines.at(-1) as RowLine, row.lines[0]].map(({ source }) => source.line.index);
  return row.segment === above.row.segment && titles.some((title) => title > from && title < to);
}

/** True for rows whose own dates go up and down: where they are not in the order of days, a day is hardly printed once for all its rows. */
function isUnsorted(rows: readonly ReadRow[]): boolean {
  let [up, down] = [0, 0];
  let above: ReadRow | null = null;
  for (const r of rows) {
    if (r.role !== 'transaction' || r.date === null || !r.ownDate) continue;
    if (above?.date && above.row.section?.title === r.row.section?.title) {
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
  if (!above || row.role !== 'transaction' || above.role !== 'transaction') return false;
  if (row.row.headingDate || !row.ownDate || !above.ownDate || row.date !== above.date) return false;
  const [own, other] = [row.row, above.row];
  return own.table === other.table && own.segment === other.segment && own.section?.title === other.section?.title;
}
