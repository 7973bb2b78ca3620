/** Finds lines that may be bookings and were read as none: what keeps a statement from being called proved. */
import { periodsIn } from '../dates/period.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { isSentence } from '../lexicon/lines/section-titles.ts';
import { beginsWithTotal } from '../lexicon/lines/totals.ts';
import type { ColumnKind, Doubt, Section } from '../model/row.ts';
import type { PlacedDate, Segment, Table, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { DoubtRule } from '../wording/lines.ts';
import { isBlotted } from './blotted.ts';
import type { MarkedLine } from './marked-line.ts';
import { sectionOf } from './marked-lines.ts';
import { isRate } from './rates.ts';
import { DAY_NUMBER, DAY_WORDS, SAME_EDGE, unreadDays, unreadHeadings, YEAR } from './unread-headings.ts';
import { rowsWithoutAmount } from './without-amounts.ts';

/** Where so many rows have a line with a date and no amount, rows are made so: with a second date below the first. */
const USUAL_SHARE = 0.7;

/**
 * Given the marked lines of a table, those among them that no row has, the kinds of its columns and which of its segments have a header, returns those
 * with a date and words of their own but no amount, where that is unusual.
 */
export function datedWithoutAmount(
  lines: readonly MarkedLine[],
  loose: ReadonlySet<MarkedLine>,
  kinds: readonly ColumnKind[],
  headed: ReadonlySet<number>,
): Doubt[] {
  const listed = linesOfLists(lines, headed);
  const second = new Set([...secondDates(lines.filter((l) => !listed.has(l))), ...daysAbove(lines)]);
  const styles = stylesOfDates(lines.filter(({ anchor }) => anchor));
  const besides = styles.size > 0 ? styles : stylesOfDates(lines.filter((l) => !loose.has(l)));
  // below headings, what stands in the column of days is a row, also where no line at all has an amount
  const bare = besides.size > 0 || lines.some(hasMoney) ? [] : lines.filter((l) => headed.has(l.segment));
  const ofRows = besides.size > 0 ? besides : stylesOfDates(bare);
  const found: MarkedLine[] = [];
  const unread: MarkedLine[] = [];
  const sentences = lines.some((l) => l.anchor && isOfSentence(l)) ? null : isOfSentence;
  for (const l of lines) {
    if (l.anchor || l.dates.length === 0 || sentences?.(l)) continue;
    if (loose.has(l) ? isUnbooked(l, ofRows) : !second.has(l) && isUnbooked(l, styles)) found.push(l);
    if (hasUnreadMoney(l, kinds)) unread.push(l);
  }
  const doubts: readonly [readonly MarkedLine[], DoubtRule][] = [
    [found, 'day_without_amount'],
    [unread, 'unread_figures'],
    [unreadDays(lines), 'unread_month'],
    [unreadHeadings(lines), 'unread_heading'],
    [rowsWithoutAmount(lines), 'row_without_amount'],
    [lines.filter((l) => !l.anchor && isBlotted(l.row.source)), 'blotted'],
    [ruledFromDay(lines), 'ruled_from_day'],
  ];
  const rules = new Map<MarkedLine, DoubtRule>();
  for (const [list, rule] of doubts) for (const l of list) if (!listed.has(l) && !rules.has(l)) rules.set(l, rule);
  return [...rules].map(([l, rule]) => ({ line: l.row.source, rule }));
}

const hasMoney = ({ row: { source } }: MarkedLine): boolean => source.amounts.some(({ token }) => isMoneyLike(token));

type Style = PlacedDate['token']['style'];

/** Given lines, returns in which styles they print their dates. */
function stylesOfDates(lines: readonly MarkedLine[]): ReadonlySet<Style> {
  const styles = new Set<Style>();
  for (const { dates } of lines) for (const { token } of dates) styles.add(token.style);
  return styles;
}

/** Words right before a date, in one text with it, that are not of a column beside it. */
const SENTENCE_WORDS = 2;

/** True for a line whose dates all stand amid a text, behind several words of it, "Issued on 02.07.2024 by the branch", or behind one of a whole sentence: "From 1 May 2024 our rate changes to 39.90%." */
function isOfSentence({ dates, row: { source } }: MarkedLine): boolean {
  const isWhole = source.line.phrases.length === 1 && isSentence(source.line.text);
  for (const { from } of dates) {
    let start = 0;
    for (const { words } of source.line.phrases) {
      if (start + words.length > from) break;
      start += words.length;
    }
    const before = isWhole ? 1 : SENTENCE_WORDS;
    if (from - start < before) return false;
    for (let i = from - before; i < from; i++) if (!LETTER.test(source.line.words[i].text)) return false;
  }
  return dates.length > 0;
}

const LETTER = /\p{L}{2}/u;

/** True for a line without an amount that has a date as rows do, and words that say nothing else. */
function isUnbooked(l: MarkedLine, styles: ReadonlySet<Style>): boolean {
  if (l.text === '' || l.kindExact || l.section || isRate(l.text, l.kind) || isPeriod(l.row.source)) return false;
  return l.dates.some((d) => styles.has(d.token.style));
}

function hasUnreadMoney({ row: { cells } }: MarkedLine, kinds: readonly ColumnKind[]): boolean {
  return cells.some((cell, i) => kinds[i] === 'money' && cell && isUnread(cell.rest));
}

/** Rows without a day below a rule over the column of days, where others stand below none: their day may be in the midst of its cell, or at its foot. */
function ruledFromDay(lines: readonly MarkedLine[]): MarkedLine[] {
  let left = Infinity;
  let last: MarkedLine | null = null;
  const undated: MarkedLine[] = [];
  // behind the last day a summary may stand
  let until = 0;
  const ruledFrom = new Map<MarkedLine, number>();
  // in a cell of several lines the rule stands above the first of them
  let from = Infinity;
  for (const l of lines) {
    const dated = l.dates.length > 0;
    from = Math.min(from, l.ruledFrom);
    const isRow = l.anchor && !l.kindExact && (dated || !beginsWithTotal(l.row.source.line.text));
    if (dated || l.dayHeading !== null) until = undated.length;
    else if (isRow && last?.segment === l.segment) undated.push(l);
    if (!isRow) continue;
    for (const { x0 } of l.dates) left = Math.min(left, x0);
    ruledFrom.set(l, from);
    from = Infinity;
    last = l;
  }
  const ruled: MarkedLine[] = [];
  for (const l of undated.slice(0, until)) if ((ruledFrom.get(l) as number) <= left + SAME_EDGE) ruled.push(l);
  return ruled.length < until ? ruled : [];
}

/** Where rows are made of two dated lines, the one without the amount of each: at most one between two amounts. */
function secondDates(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  let rows = 0;
  let gap: MarkedLine[] = [];
  const gaps: MarkedLine[][] = [];
  for (const l of lines) {
    if (l.anchor) {
      if (l.dates.length > 0 && !l.kindExact) rows++;
      gap = [];
    } else if (l.dates.length > 0) {
      if (gap.length === 0) gaps.push(gap);
      gap.push(l);
    }
  }
  const second = new Set<MarkedLine>();
  if (gaps.length >= rows * USUAL_SHARE) for (const [l, other] of gaps) if (l && !other) second.add(l);
  return second;
}

/** Rows whose day stands on a line above their amount, at the least, where other rows have both on one line. */
const LEAST_ABOVE = 2;

/** Where each row has its day once, on the line of its amount or on one above, those above: none is left of a row without an amount. */
function daysAbove(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const last = lines.findLastIndex((l) => l.anchor && !l.kindExact && l.dates.length > 0);
  const above: MarkedLine[] = [];
  let gap: MarkedLine[] = [];
  for (const l of lines.slice(0, last + 1)) {
    if (!l.anchor) {
      if (l.dates.length > 0) gap.push(l);
      continue;
    }
    const days = gap.length + Math.min(l.dates.length, 1);
    if (l.kindExact ? gap.length > 0 : days !== 1) return [];
    above.push(...gap);
    gap = [];
  }
  return above.length < LEAST_ABOVE ? [] : above;
}

/** The lines below a title of what is no booking, up to the next title or header. */
function linesOfLists(lines: readonly MarkedLine[], headed: ReadonlySet<number>): ReadonlySet<MarkedLine> {
  const listed = new Set<MarkedLine>();
  let section: MarkedLine['section'] = null;
  let segment = -1;
  for (const l of lines) {
    if (l.segment !== segment && headed.has(l.segment)) section = null;
    segment = l.segment;
    // a title that names no side leaves the list above it
    if (l.section && l.section.sign !== null) section = l.section;
    if (section?.sign === 0) listed.add(l);
  }
  return listed;
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
  const inTables = partsOf(segments, lines.length);
  const pages = new Set(segments.map(({ page }) => page));
  // a list that began below a table may go on outside
  let section: Section | null = null;
  // hardly any line is asked for the section that it stands in
  let at = 0;
  const found: Doubt[] = [];
  for (let i = 0; i < lines.length; i++) {
    const tl = lines[i];
    if (inTables[i] !== 0 || tl.line.furniture || !endsWithAmount(tl)) continue;
    const rule = ruleOutside(tl, segments, pages);
    if (rule === null) continue;
    for (; at <= i; at++) {
      const { line, dates, amounts } = lines[at];
      if (inTables[at] === HEADER || opened.has(at)) section = null;
      if (dates.length === 0 && amounts.length === 0) section = sectionOf(line, true) ?? section;
    }
    if (section?.sign !== 0) found.push({ line: tl, rule });
  }
  return found;
}

const BODY = 1;
const HEADER = 2;

/** Given the parts of tables and how many lines a document has, returns by a line's index in which part it stands, and 0 for those outside. */
function partsOf(segments: readonly Segment[], lines: number): Uint8Array {
  const parts = new Uint8Array(lines);
  for (const { body, header } of segments) {
    for (const tl of body) parts[tl.line.index] = BODY;
    for (const tl of header) parts[tl.line.index] = HEADER;
  }
  return parts;
}

function endsWithAmount({ line, amounts }: TokenLine): boolean {
  const last = amounts[amounts.length - 1];
  return last !== undefined && !last.token.whole && !last.token.nil && last.to === line.words.length;
}

/** Given a line outside of the tables that ends with an amount, the parts of these and their pages, returns why it may be a booking; null where it is none. */
function ruleOutside(tl: TokenLine, segments: readonly Segment[], pages: ReadonlySet<number>): DoubtRule | null {
  if (tl.dates[0]?.from === 0) return 'day_outside';
  if (beginsLikeDay(tl)) return 'likely_day_outside';
  if (pages.has(tl.line.page) || !segments.some((segment) => goesOn(tl, segment))) return null;
  return 'overleaf';
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
  // a figure right behind a colon is no booking's
  if (lineKind(text.join(' ')) !== null || text[text.length - 1].endsWith(':')) return false;
  return segment.body.some((row) => {
    const money = row.amounts[row.amounts.length - 1];
    if (money === undefined || money.to !== row.line.words.length) return false;
    const isIn = (x: number, other: number) => Math.abs(x - other) <= SAME_EDGE;
    return isIn(money.x1, amount.x1) && row.line.phrases.some(({ words: [first] }) => isIn(first.x0, words[0].x0));
  });
}
