/** Tells titles among the lines of a table from texts of its rows, by where they begin and how they look. */
import type { MarkedLine } from './lines.ts';

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
  const usual = [...counts].filter(([, n]) => n >= Math.max(LEAST_STARTS, all * START_SHARE)).map(([x]) => x);
  return [0, ...usual];
}

/** A line that is no part of a row: a section's title, a closing phrase. */
export function titleLike(l: MarkedLine, starts: readonly number[]): boolean {
  if (l.anchor) return false;
  const apartFromTexts = !starts.some((x) => Math.abs(l.indent - x) <= OUTDENT);
  if (l.bold && l.dates.length === 0 && apartFromTexts && l.row.source.line.words.length <= TITLE_WORDS) return true;
  if (l.dates.length > 0 && l.text === '') return false;
  if (l.section || (l.kindExact && l.kind !== null)) return l.bold || l.row.crossing || apartFromTexts;
  return false;
}

/** Given a table's lines, returns those that are the heading of a day's rows: dates alone, all as the first of them. */
export function dayHeadings(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const anchors = lines.filter((l) => l.anchor);
  const dates = anchors.filter((l) => l.dates.length > 0);
  const dated = dates.length > anchors.length * DATED_ROWS;
  // a day that is named below the first dated row says when something was bought: no heading stands above that row
  const named = lines.slice(0, lines.indexOf(dates[0] ?? lines[0])).some((l) => l.bookingDay) || dates.length === 0;
  const alone = lines.filter(
    (l, i) =>
      l.dayHeading !== null &&
      l.dayHeading.token.time === null &&
      (l.bookingDay ? named : !dated) &&
      ![lines[i - 1], lines[i + 1]].some((other) => other?.anchor && isBeside(l, other)),
  );
  const [first] = alone;
  const alike = alone.filter(
    (l) =>
      l.dayHeading?.token.style === first.dayHeading?.token.style &&
      Math.abs(l.row.source.line.box[0] - first.row.source.line.box[0]) <= OUTDENT,
  );
  return new Set(comeInPairs(alike, lines) ? [] : alike);
}

/** True where mostly two such days stand between two rows: the second of one and the first of the next, above and below their amounts. */
function comeInPairs(days: readonly MarkedLine[], lines: readonly MarkedLine[]): boolean {
  const are = new Set(days);
  const between: number[] = [0];
  for (const l of lines) {
    if (l.anchor) between.push(0);
    else if (are.has(l)) between[between.length - 1]++;
  }
  const inner = between.slice(1, -1).filter((n) => n > 0);
  return inner.filter((n) => n > 1).length * 2 > inner.length;
}

function isBeside({ row: { source } }: MarkedLine, other: MarkedLine): boolean {
  const { line } = source;
  const near = other.row.source.line;
  if (line.page !== near.page) return false;
  const [, top, , bottom] = line.box;
  return Math.min(bottom, near.box[3]) - Math.max(top, near.box[1]) > (bottom - top) * LAPPING;
}
