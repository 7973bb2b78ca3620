/** Finds what may be an unread day above rows: lines that look like its heading, and rules below another day. */
import { isWeekday } from '../../lexicon/calendar/weekdays.ts';
import { beginsWithTotal } from '../../lexicon/lines/totals.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { lastOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { MarkedLine } from '../marked-line.ts';
import { dayHeadings } from '../title/day-headings.ts';

/** Most words of a day's heading. */
export const DAY_WORDS = 6;
export const DAY_NUMBER = /^\d{1,2}\.?$/;
export const YEAR = /^(?:19|20)\d\d$/;
/** Points by which the edges of such headings may differ. */
export const SAME_EDGE = 2;

/** Returns lines like headings of days with a day, a year and letters between that name no month: a cut word. */
export function unreadDays(lines: readonly MarkedLine[]): MarkedLine[] {
  const edges = lines.filter(({ dayHeading }) => dayHeading).map(leftOf);
  const isBelowEdge = (l: MarkedLine) => edges.some((x) => Math.abs(x - leftOf(l)) <= SAME_EDGE);
  return lines.filter((l) => !l.anchor && isCutDay(l.row.source) && isBelowEdge(l));
}

const leftOf = ({ row }: MarkedLine): number => row.source.line.words[0].x0;

/** True for a line that begins or ends with a day, and ends or begins with a year. */
function isCutDay({ line: { words }, dates }: TokenLine): boolean {
  // a date of the line, not of its cells: there may be no column of days
  if (dates.length > 0 || words.length > DAY_WORDS) return false;
  const [first, last] = [words[0].text, lastOf(words).text];
  return (DAY_NUMBER.test(first) || DAY_NUMBER.test(last)) && (YEAR.test(first) || YEAR.test(last));
}

/**
 * Returns lines right above rows that look like headings of days: their rows would get the day above. If texts of rows
 * look the same, the line must also begin like a day.
 */
export function unreadHeadings(lines: readonly MarkedLine[]): MarkedLine[] {
  const headings = dayHeadings(lines);
  if (headings.size < LEAST_HEADINGS) return [];
  const looks = new Set([...headings].map(lookOf));
  const shapes = new Set([...headings].map(shapeOf));
  const isKnown = lines.some((l) => l.anchor && looks.has(lookOf(l)));
  const found = lines.filter((l, i) => {
    const { line, dates } = l.row.source;
    if (l.anchor || l.section || l.kindExact || headings.has(l) || !looks.has(lookOf(l))) return false;
    if (!lines[i + 1]?.anchor || line.words.length > DAY_WORDS) return false;
    return !isKnown || beginsAsDay(line.words[0].text, dates.length > 0) || shapes.has(shapeOf(l));
  });
  // more of them are parts of rows
  return found.length <= headings.size ? found : [];
}

/** Fewer are no layout. */
const LEAST_HEADINGS = 2;
const DAY_BEGUN = /^[\dOo]{1,2}(?:st|nd|rd|th)?[.,]?$|^\d{1,2}[./-]\S+$/;

/** A date without a weekday may be any other of a row's. */
const beginsAsDay = (text: string, dated: boolean): boolean =>
  isWeekday(fold(text.replace(/[.,]/g, ''))) || (!dated && DAY_BEGUN.test(text));

/** How many words a line has, and of which style its date is: the name of a weekday may count as its part. */
const shapeOf = ({ row: { source } }: MarkedLine): string =>
  `${source.line.words.length} ${source.dates[0]?.token.style}`;

/** Where a line begins, and its type. */
function lookOf({ row, bold }: MarkedLine): string {
  const [{ x0, style }] = row.source.line.words;
  return `${Math.round(x0 / SAME_EDGE)} ${Math.round(style.size)} ${style.color} ${bold}`;
}

/** Returns rows without a day below a rule over the column of days, if others are below none: the day may be below. */
export function ruledFromDay(lines: readonly MarkedLine[]): MarkedLine[] {
  let left = Infinity;
  let last: MarkedLine | null = null;
  const undated: { readonly line: MarkedLine; readonly ruledFrom: number }[] = [];
  // a summary may be behind the last day
  let until = 0;
  // in a cell of several lines the rule is above the first of them
  let ruledFrom = Infinity;
  for (const line of lines) {
    ruledFrom = Math.min(ruledFrom, line.ruledFrom);
    const isRow = isBooking(line);
    if (line.dates.length > 0 || line.dayHeading !== null) until = undated.length;
    else if (isRow && last?.segment === line.segment) undated.push({ line, ruledFrom });
    if (!isRow) continue;
    for (const { x0 } of line.dates) left = Math.min(left, x0);
    ruledFrom = Infinity;
    last = line;
  }
  const ruled = undated.slice(0, until).filter((row) => row.ruledFrom <= left + SAME_EDGE);
  return ruled.length < until ? ruled.map(({ line }) => line) : [];
}

const isBooking = (l: MarkedLine): boolean =>
  l.anchor && !l.kindExact && (l.dates.length > 0 || !beginsWithTotal(l.row.source.line.text));
