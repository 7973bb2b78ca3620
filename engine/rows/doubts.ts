/** Finds lines that may be bookings and were read as none: what keeps a statement from being called proved. */
import { periodsIn } from '../dates/period.ts';
import { least } from '../geometry/extremes.ts';
import { fold } from '../lexicon/fold.ts';
import { lineKind } from '../lexicon/lines.ts';
import { isUnclearMonth, namesUnclearMonths } from '../lexicon/months.ts';
import { isWeekday } from '../lexicon/weekdays.ts';
import type { Segment, Table, TokenLine } from '../tables/types.ts';
import { type MarkedLine, sectionOf } from './lines.ts';
import { dayHeadings } from './titles.ts';
import type { ColumnKind, Doubt, Section } from './types.ts';

/** Where so many rows have a line with a date and no amount, rows are made so: with a second date below the first. */
const USUAL_SHARE = 0.7;

/**
 * Given the marked lines of a table, the kinds of its columns and which of its segments have a header, returns those
 * with a date and words of their own but no amount, where that is unusual.
 */
export function datedWithoutAmount(
  lines: readonly MarkedLine[],
  kinds: readonly ColumnKind[],
  headed: ReadonlySet<number>,
): Doubt[] {
  const listed = linesOfLists(lines, headed);
  const second = secondDates(lines);
  const styles = new Set(lines.flatMap((l) => (l.anchor ? l.dates.map((d) => d.token.style) : [])));
  const found = lines.filter((l) => {
    if (l.anchor || l.text === '' || l.kindExact || l.section || second.has(l)) return false;
    if (isRate(l.text) || isPeriod(l.row.source)) return false;
    return l.dates.some((d) => styles.has(d.token.style));
  });
  const unread = lines.filter(
    (l) => !l.anchor && l.dates.length > 0 && l.row.cells.some((c, i) => kinds[i] === 'money' && c && isUnread(c.rest)),
  );
  const rules = new Map<MarkedLine, string>();
  const doubt = (list: readonly MarkedLine[], rule: string) => {
    for (const l of list) if (!listed.has(l) && !rules.has(l)) rules.set(l, rule);
  };
  doubt(found, 'it has a day and words, and no amount');
  doubt(unread, 'beside a day, figures stand where amounts do that cannot be read as one');
  doubt(unreadDays(lines), 'it stands as the headings of days do, with a month that cannot be read');
  doubt(unreadHeadings(lines), 'it stands as the headings of days do, right above a row, and names none');
  doubt(ruledFromDay(lines), 'a rule parts it from the day above, as it does not part other rows of one day');
  return [...rules].map(([l, rule]) => ({ line: l.row.source, rule }));
}

/** Rows without a day below a rule over the column of days, where others stand below none: their day may be in the midst of its cell, or at its foot. */
function ruledFromDay(lines: readonly MarkedLine[]): MarkedLine[] {
  const rows = lines.filter((l) => l.anchor && !l.kindExact);
  const left = least(rows.flatMap((l) => l.dates.map((d) => d.x0)));
  // behind the last day a summary may stand
  const behind = new Set(lines.slice(lines.findLastIndex((l) => l.dates.length > 0 || l.dayHeading !== null)));
  const undated = rows.filter(
    (l, i) => i > 0 && l.dates.length === 0 && !behind.has(l) && l.segment === rows[i - 1].segment,
  );
  const ruled = undated.filter((l) => l.ruledFrom <= left + SAME_EDGE);
  return ruled.length < undated.length ? ruled : [];
}

/** Most words of a day's heading. */
const DAY_WORDS = 6;
const DAY_NUMBER = /^\d{1,2}\.?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Points by which the edges of such headings may differ. */
const SAME_EDGE = 2;

/** Lines that stand as the headings of days do, of a day and a year with letters between that name no month: a word that was cut. */
function unreadDays(lines: readonly MarkedLine[]): MarkedLine[] {
  const edges = lines.flatMap((l) => (l.dayHeading ? [l.row.source.line.words[0].x0] : []));
  return lines.filter(({ anchor, row }) => {
    const { words } = row.source.line;
    // a date of the line, not of its cells: there may be no column of days
    if (anchor || row.source.dates.length > 0 || words.length > DAY_WORDS) return false;
    const ends = [words[0].text, words[words.length - 1].text];
    const isDay = ends.some((text) => DAY_NUMBER.test(text)) && ends.some((text) => YEAR.test(text));
    return isDay && edges.some((x) => Math.abs(x - words[0].x0) <= SAME_EDGE);
  });
}

/**
 * Lines right above rows that look as the headings of days do, whose rows would have the day of the one above: where
 * texts of rows look otherwise, whatever they say, else where they begin as days do.
 */
function unreadHeadings(lines: readonly MarkedLine[]): MarkedLine[] {
  const headings = dayHeadings(lines);
  if (headings.size < LEAST_HEADINGS) return [];
  const looks = new Set([...headings].map(lookOf));
  const isTold = lines.some((l) => l.anchor && looks.has(lookOf(l)));
  const found = lines.filter((l, i) => {
    if (l.anchor || l.section || l.kindExact || headings.has(l) || !looks.has(lookOf(l))) return false;
    const { words } = l.row.source.line;
    if (!lines[i + 1]?.anchor || words.length > DAY_WORDS) return false;
    return !isTold || beginsAsDay(words[0].text, l.row.source.dates.length > 0);
  });
  // more of them are parts of rows
  return found.length <= headings.size ? found : [];
}

/** Fewer are no layout. */
const LEAST_HEADINGS = 2;
const DAY_BEGUN = /^[\dOo]{1,2}(?:st|nd|rd|th)?[.,]?$|^\d{1,2}[./-]\S+$/;

/** A date without a weekday may be any other of a row's. */
function beginsAsDay(text: string, dated: boolean): boolean {
  return isWeekday(fold(text.replace(/[.,]/g, ''))) || (!dated && DAY_BEGUN.test(text));
}

/** Where a line begins, and its type. */
function lookOf({ row, bold }: MarkedLine): string {
  const [{ x0, style }] = row.source.line.words;
  return `${Math.round(x0 / SAME_EDGE)} ${Math.round(style.size)} ${style.color} ${bold}`;
}

/** Where rows are made of two dated lines, the one without the amount of each: at most one between two amounts. */
function secondDates(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const anchors = lines.filter((l) => l.anchor && l.dates.length > 0 && !l.kindExact).length;
  const gaps: MarkedLine[][] = [[]];
  for (const l of lines) {
    if (l.anchor) gaps.push([]);
    else if (l.dates.length > 0) gaps[gaps.length - 1].push(l);
  }
  const dated = gaps.filter((gap) => gap.length > 0);
  return new Set(dated.length >= anchors * USUAL_SHARE ? dated.filter((gap) => gap.length === 1).flat() : []);
}

/** The lines below a title of what is no booking, up to the next title or header. */
function linesOfLists(lines: readonly MarkedLine[], headed: ReadonlySet<number>): ReadonlySet<MarkedLine> {
  const listed = new Set<MarkedLine>();
  let section: MarkedLine['section'] = null;
  let segment = -1;
  for (const l of lines) {
    if (l.segment !== segment && headed.has(l.segment)) section = null;
    segment = l.segment;
    section = l.section ?? section;
    if (section?.sign === 0) listed.add(l);
  }
  return listed;
}

/** Nothing but a percentage: a rate and the day from which it holds. */
function isRate(text: string): boolean {
  return /^[\d.,\s]+%$/.test(text);
}

/** All dates of the line are those of a period: the head of a statement that stands below another. */
function isPeriod(tl: TokenLine): boolean {
  const periods = periodsIn(tl.texts);
  return tl.dates.every((d) => periods.some((p) => d.from >= p.from && d.to <= p.to));
}

/** Text with digits where an amount should stand. */
function isUnread(rest: string): boolean {
  return /\d/.test(rest) && !isRate(rest);
}

/**
 * Given all lines, the tables and where statements open, returns lines outside of tables that end with an amount, as rows
 * do, and begin with a date, or what may be one, or stand overleaf as the rows of the page before do.
 */
export function rowsOutside(
  lines: readonly TokenLine[],
  tables: readonly Table[],
  opened: ReadonlySet<number>,
): Doubt[] {
  const segments = tables.flatMap((table) => table.segments);
  const inside = new Set(segments.flatMap(({ body }) => body.map((tl) => tl.line.index)));
  const headers = new Set(segments.flatMap(({ header }) => header.map((tl) => tl.line.index)));
  const pages = new Set(segments.map(({ page }) => page));
  // a list that began below a table may go on outside
  let section: Section | null = null;
  let at = 0;
  // hardly any line is asked for the section that it stands in
  const sectionAt = (line: number) => {
    for (; at <= line; at++) {
      const tl = lines[at];
      if (headers.has(tl.line.index) || opened.has(tl.line.index)) section = null;
      if (tl.dates.length === 0 && tl.amounts.length === 0) section = sectionOf(tl.line, true) ?? section;
    }
    return section;
  };
  const ruleOf = (tl: TokenLine): string | null => {
    if (inside.has(tl.line.index) || headers.has(tl.line.index) || tl.line.furniture) return null;
    const last = tl.amounts[tl.amounts.length - 1];
    if (last === undefined || last.token.whole || last.to !== tl.line.words.length) return null;
    if (tl.dates[0]?.from === 0) return 'outside of the tables, it begins with a day and ends with an amount';
    if (beginsLikeDay(tl)) return 'outside of the tables, it begins with what may be a day and ends with an amount';
    if (pages.has(tl.line.page) || !segments.some((segment) => goesOn(tl, segment))) return null;
    return 'it stands overleaf as the rows of the page before do';
  };
  const found: Doubt[] = [];
  lines.forEach((line, i) => {
    const rule = ruleOf(line);
    if (rule !== null && sectionAt(i)?.sign !== 0) found.push({ line, rule });
  });
  return found;
}

/** Given all lines, returns those with a day whose month is another in another language, where the paper speaks neither. */
export function unclearMonths(lines: readonly TokenLine[]): Doubt[] {
  if (!namesUnclearMonths(lines.map(({ line }) => line.text))) return [];
  const isUnclear = ({ line, dates }: TokenLine) =>
    dates.some(({ from, to }) => line.words.slice(from, to).some(({ text }) => isUnclearMonth(text)));
  const rule = 'the name of its month is that of another month in another language, and the paper speaks neither';
  return lines.filter(isUnclear).map((line) => ({ line, rule }));
}

/** A day and a year before the text, with letters between them that name no month. */
function beginsLikeDay({ line: { words }, amounts }: TokenLine): boolean {
  const begin = words.slice(1, Math.min(DAY_WORDS, amounts[amounts.length - 1].from));
  return DAY_NUMBER.test(words[0].text) && begin.some(({ text }) => YEAR.test(text));
}

/** Words and an amount on the page behind a segment, both where those of its rows stand, and of no kind that has a name. */
function goesOn({ line: { page, words }, amounts }: TokenLine, segment: Segment): boolean {
  const amount = amounts[amounts.length - 1];
  if (page !== segment.page + 1 || amount.from === 0) return false;
  const text = words.slice(0, amount.from).map((w) => w.text);
  if (lineKind(text.join(' ')) !== null) return false;
  return segment.body.some((row) => {
    const money = row.amounts[row.amounts.length - 1];
    if (money === undefined || money.to !== row.line.words.length) return false;
    const isIn = (x: number, other: number) => Math.abs(x - other) <= SAME_EDGE;
    return isIn(money.x1, amount.x1) && row.line.phrases.some(({ words: [first] }) => isIn(first.x0, words[0].x0));
  });
}
