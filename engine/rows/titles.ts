/** Tells titles among the lines of a table from texts of its rows, by where they begin and how they look. */
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { MarkedLine } from './marked-line.ts';
import { isRate } from './rates.ts';

/** Points that texts which begin at one place may be off each other. */
const OUTDENT = 3;
/** A place at which so many lines, and so large a share of them, begin is a text's, not a title's. */
const LEAST_STARTS = 4;
const START_SHARE = 0.15;
/** Where no more of the rows than this share have a date, dates on lines of their own are headings. */
const DATED_ROWS = 0.1;
/** A line that laps over another by more than this share of its height stands beside it: cells of one row, set a little apart. */
const LAPPING = 0.5;
/** Words of a title, at the most. */
const TITLE_WORDS = 8;

/** Given lines without amounts, returns where texts of rows begin: at the usual start, and where many of them do; in points from the usual start. */
export function startsOf(lines: readonly MarkedLine[]): number[] {
  const counts = new Map<number, number>();
  let all = 0;
  for (const l of lines) {
    if (l.anchor || l.text === '' || Number.isNaN(l.indent)) continue;
    const x = Math.round(l.indent);
    counts.set(x, (counts.get(x) ?? 0) + 1);
    all++;
  }
  const starts = [0];
  for (const [x, n] of counts) if (n >= Math.max(LEAST_STARTS, all * START_SHARE)) starts.push(x);
  return starts;
}

/** What a section ends with. */
const SUMS: ReadonlySet<LineKind> = new Set(['subtotal', 'total', 'total_debit', 'total_credit']);

/** A line that is no part of a row: a section's title, a closing phrase. */
export function titleLike(l: MarkedLine, above: MarkedLine | undefined, starts: readonly number[]): boolean {
  if (l.anchor) return false;
  if (l.section && l.dates.length === 0 && above?.anchor && above.kindExact && above.kind && SUMS.has(above.kind))
    return true;
  // "18 Aug Interest rate changed to 5.64% p.a." is no text of the row above
  if (l.dates.length > 0 && l.kind === 'interest_rate' && isRate(l.text, l.kind)) return true;
  const apartFromTexts = !starts.some((x) => Math.abs(l.indent - x) <= OUTDENT);
  if (l.bold && l.dates.length === 0 && apartFromTexts && l.row.source.line.words.length <= TITLE_WORDS) return true;
  if (l.dates.length > 0 && l.text === '') return false;
  if (l.section || (l.kindExact && l.kind !== null)) return l.bold || l.row.crossing || apartFromTexts;
  return false;
}

/** Given a table's lines, returns those that are the heading of a day's rows: dates alone, all as the first of them. */
export function dayHeadings(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  let [rows, dates, named] = [0, 0, false];
  for (const l of lines) {
    if (l.anchor) rows++;
    if (l.anchor && l.dates.length > 0) dates++;
    // a day that is named below the first dated row says when something was bought: no heading stands above that row
    if (l.bookingDay && dates === 0) named = true;
  }
  named ||= dates === 0;
  const dated = dates > rows * DATED_ROWS;
  const days = new Set<MarkedLine>();
  let first: MarkedLine | null = null;
  for (let i = 0; i < lines.length; i++) {
    const l = lines[i];
    if (l.dayHeading === null || l.dayHeading.token.time !== null || !(l.bookingDay ? named : !dated)) continue;
    if (isBeside(l, lines[i - 1]) || isBeside(l, lines[i + 1])) continue;
    first ??= l;
    if (areAlike(l, first)) days.add(l);
  }
  return days.size > 0 && comeInPairs(days, lines) ? new Set() : days;
}

/** True for two days that are printed alike and begin below each other. */
function areAlike(day: MarkedLine, other: MarkedLine): boolean {
  return (
    day.dayHeading?.token.style === other.dayHeading?.token.style &&
    Math.abs(day.row.source.line.box[0] - other.row.source.line.box[0]) <= OUTDENT
  );
}

/** True where mostly two such days stand between two rows: the second of one and the first of the next, above and below their amounts. */
function comeInPairs(days: ReadonlySet<MarkedLine>, lines: readonly MarkedLine[]): boolean {
  let [inner, several] = [0, 0];
  // those above the first row are not counted, nor those below the last
  let count = Number.NEGATIVE_INFINITY;
  for (const l of lines) {
    if (!l.anchor) {
      if (days.has(l)) count++;
      continue;
    }
    if (count > 0) inner++;
    if (count > 1) several++;
    count = 0;
  }
  return several * 2 > inner;
}

/** True for a line beside which one with an amount stands: cells of one row. */
function isBeside({ row: { source } }: MarkedLine, other: MarkedLine | undefined): boolean {
  if (!other?.anchor) return false;
  const { line } = source;
  const near = other.row.source.line;
  if (line.page !== near.page) return false;
  const [, top, , bottom] = line.box;
  return Math.min(bottom, near.box[3]) - Math.max(top, near.box[1]) > (bottom - top) * LAPPING;
}
