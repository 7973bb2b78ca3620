/**
 * Finds days and months printed without a mark: as four figures ("0206"), as short numbers ("02 06", "02 06 24"), with a
 * hyphen between single figures ("8-2"), and days alone ("2"). A heading for dates stands above, or, without any header,
 * most rows begin with such: elsewhere they are numbers.
 */
import { type DateOrder, knownForm } from '../dates/date.ts';
import { type MonthToken, monthsIn } from '../dates/month.ts';
import { dayAlone, spacedDate } from '../dates/period.ts';
import { sharesWord } from '../geometry/spans.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import type { HeadingCell, PlacedDate, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';
import type { Header } from './headers/headers.ts';

/** A page's lines and its headers. */
interface HeadedLines {
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
}

/** A line with the headings above it, and its days and months below those for dates. */
interface HeadedLine {
  readonly tl: TokenLine;
  readonly cells: readonly HeadingCell[];
  readonly days: readonly PlacedDate[];
}

const NO_CELLS: readonly HeadingCell[] = [];
const NO_DAYS: readonly PlacedDate[] = [];

const FOUR_FIGURES = /^\d{4}$/;
const LONGEST = 4;
/** What a day and a month begin with, or are. */
const FIGURES = /^(?:\d{1,2}|\d{4}|\d{1,2}[-.]\d{1,2})$/;
/** "8-2", "2.05": of figures with a hyphen or a dot, and no nought before the first. */
const MARKED = /^\d{1,2}[-.]\d{1,2}$/;
const SHORT = /^\d{1,2}$/;
/** The gaps between the numbers of one date are alike, to this many times the narrowest. */
const WIDER = 1.5;
/** Words of a month with its year, at the most: "marzo de 2024". */
const MONTH_WORDS = 3;
/** Points that the days at the beginning of rows without a header may be off each other. */
const ALIGNED = 2;
/** So many rows, and this share of them, begin with a day where that is what their first numbers are. */
const LEAST = 4;
const MOST = 0.6;

/** Given the lines and headers of each page, returns the lines with such dates added. */
export function withDays(pages: readonly HeadedLines[]): readonly TokenLine[][] {
  if (pages.every(({ headers }) => headers.length === 0)) return withFirstDays(pages.map(({ lines }) => lines));
  const headed: HeadedLine[][] = [];
  let cells = NO_CELLS;
  for (const page of pages) {
    headed.push(headedLines(page, cells));
    cells = page.headers.at(-1)?.cells ?? cells;
  }
  const whole = headingsOfWholeDates(headed);
  if (whole.size > 0) for (const [i, lines] of headed.entries()) headed[i] = withoutNumbersUnder(whole, lines);
  const parts = partsOf(headed);
  const read: TokenLine[][] = [];
  for (const lines of headed) read.push(withPartsOf(lines, parts));
  // where rows print no month, the numbers below a heading for dates are days
  const rows: HeadedLine[] = [];
  for (const [page, lines] of headed.entries()) {
    for (const [i, headedLine] of lines.entries()) {
      if (headedLine.cells.length === 0 || !isRow(headedLine.tl)) continue;
      if (read[page][i].dates.some((d) => !standsAmongMoney(d, headedLine.cells))) return read;
      rows.push(headedLine);
    }
  }
  const months = monthsAbove(headed);
  const days = new Map<TokenLine, PlacedDate>();
  for (const { tl, cells } of rows) {
    const day = dayUnder(tl, cells);
    if (day) days.set(tl, inMonth(day, months.get(tl)));
  }
  if (days.size < LEAST || days.size < rows.length * MOST) return read;
  return read.map((lines) => lines.map((tl) => added(tl, days.has(tl) ? [days.get(tl)!] : [])));
}

/** Given a page and the headings with which the one before ended, returns its lines: below no header of its own it goes on with these. */
function headedLines({ lines, headers }: HeadedLines, before: readonly HeadingCell[]): HeadedLine[] {
  const own: HeadedLine[] = [];
  let cells = before;
  let next = 0;
  for (let i = 0; i < lines.length; i++) {
    for (; next < headers.length && headers[next].at + headers[next].height <= i; next++) cells = headers[next].cells;
    const tl = withoutMoney(lines[i], cells);
    own.push({ tl, cells, days: daysUnder(tl, cells, 2) });
  }
  return own;
}

/** Where headings for dates begin (points, rounded) below which whole dates stand at least as often as such numbers: these are references below the dates. */
function headingsOfWholeDates(pages: readonly (readonly HeadedLine[])[]): ReadonlySet<number> {
  const more = new Map<number, number>();
  let numbers = 0;
  for (const { tl, cells, days } of pages.flat()) {
    numbers += days.length;
    const count = (d: PlacedDate, by: number) => {
      for (const at of startsOver(d, cells)) more.set(at, (more.get(at) ?? 0) + by);
    };
    for (const day of days) count(day, -1);
    if (cells.length > 0) for (const date of tl.dates) if (isWhole(date)) count(date, 1);
  }
  return numbers === 0 ? new Set() : new Set([...more].flatMap(([at, excess]) => (excess >= 0 ? [at] : [])));
}

const isWhole = ({ token }: PlacedDate): boolean => token.year !== null || token.parts?.length === 3;

/** Where the headings for dates begin that stand over a date. */
function startsOver({ x0, x1 }: PlacedDate, cells: readonly HeadingCell[]): number[] {
  return cells.flatMap((c) => (isDated(c) && x0 < c.x1 && x1 > c.x0 ? [Math.round(c.x0)] : []));
}

/** Given where headings of whole dates begin, returns a page's lines without the numbers below these, and the headings as of none. */
function withoutNumbersUnder(whole: ReadonlySet<number>, lines: readonly HeadedLine[]): HeadedLine[] {
  const known = new Map<readonly HeadingCell[], readonly HeadingCell[]>();
  return lines.map((line) => {
    const { tl, cells, days } = line;
    const others = known.get(cells) ?? cells.map((c) => (isDated(c) && whole.has(Math.round(c.x0)) ? asText(c) : c));
    known.set(cells, others);
    return { tl, cells: others, days: days.length === 0 ? days : daysUnder(tl, others, 2) };
  });
}

const asText = (cell: HeadingCell): HeadingCell => ({ ...cell, role: null });

/** Given a page's lines and of how many numbers its days are, returns the lines with these added. */
function withPartsOf(lines: readonly HeadedLine[], parts: Parts): TokenLine[] {
  const own: TokenLine[] = [];
  for (const { tl, cells, days } of lines) own.push(added(tl, parts === 2 ? days : daysUnder(tl, cells, parts)));
  return own;
}

/** Given the lines of pages, returns for each below a header the month alone on a line that stands above it: "MARCH 2024" over the rows of that month. */
function monthsAbove(pages: readonly (readonly HeadedLine[])[]): ReadonlyMap<TokenLine, MonthToken> {
  const above = new Map<TokenLine, MonthToken>();
  let month: MonthToken | undefined;
  for (const { tl, cells } of pages.flat()) {
    if (cells.length === 0) continue;
    const { words } = tl.line;
    const [own] = words.length <= MONTH_WORDS && tl.amounts.every((a) => a.token.whole) ? monthsIn(tl.texts) : [];
    if (own?.from === 0 && own.to === words.length) month = own;
    else if (month) above.set(tl, month);
  }
  return above;
}

/** Given a day of no month, returns it in that month, where it has such a day. */
function inMonth(day: PlacedDate, month: MonthToken | undefined): PlacedDate {
  const form = month && day.token.day !== null ? knownForm(month.year, month.month, day.token.day, 'dd') : null;
  return form ? { ...day, token: { ...day.token, ...form } } : day;
}

/** Given a line and the headings above it, returns it without the days that are amounts as well and stand below headings for money: "27.03". */
function withoutMoney(tl: TokenLine, cells: readonly HeadingCell[]): TokenLine {
  if (cells.length === 0 || !tl.dates.some((d) => isAmount(d, tl))) return tl;
  const dates = tl.dates.filter((d) => !(isAmount(d, tl) && standsAmongMoney(d, cells)));
  return dates.length === tl.dates.length ? tl : { ...tl, dates };
}

function isAmount(d: PlacedDate, { amounts }: TokenLine): boolean {
  return d.token.year === null && amounts.some((a) => a.from === d.from && a.to === d.to && !a.token.whole);
}

/** True for what stands below a heading for money: "15.12" is no day there. */
function standsAmongMoney(d: PlacedDate, cells: readonly HeadingCell[]): boolean {
  const over = cells.filter((c) => d.x0 < c.x1 && d.x1 > c.x0);
  return over.length > 0 && over.every((c) => c.role !== null && MONEY_ROLES.has(c.role));
}

const isRow = (tl: TokenLine) => tl.amounts.some((a) => !a.token.whole && isMoneyLike(a.token));

/** Given a line and the headings above it, returns the one number that stands below a heading for dates and may be a day of a month; or null. */
function dayUnder({ line: { words } }: TokenLine, cells: readonly HeadingCell[]): PlacedDate | null {
  const under = words.flatMap(({ text, x0, x1 }, from): (PlacedDate | null)[] => {
    const over = cells.filter((c) => x0 < c.x1 && x1 > c.x0);
    if (over.length === 0 || !over.every((c) => c.role !== null && DATE_ROLES.has(c.role))) return [];
    const token = dayAlone(text);
    return [token && { token, from, to: from + 1, x0, x1 }];
  });
  return under.length === 1 ? under[0] : null;
}

/** Given a line and the headings above it, returns the days of so many numbers that stand below those for dates. */
function daysUnder(tl: TokenLine, cells: readonly HeadingCell[], parts: Parts): readonly PlacedDate[] {
  if (!cells.some(isDated)) return NO_DAYS;
  return daysOn(tl, parts, ({ x0, x1 }) => {
    const over = cells.filter((c) => x0 < c.x1 && x1 > c.x0);
    return over.length > 0 && over.every(isDated);
  });
}

const isDated = ({ role }: HeadingCell) => role !== null && DATE_ROLES.has(role);

/** Given the lines of pages without a header, returns them with the days with which most lines that begin below each other, and hold money, do so. */
function withFirstDays(pages: readonly (readonly TokenLine[])[]): readonly TokenLine[][] {
  const rows = pages.flat().filter((tl) => moneyIn(tl).length > 0);
  const isFirst = (d: PlacedDate) => d.from === 0;
  const parts = partsOf([rows.map((tl) => ({ tl, days: daysOn(tl, 2, isFirst) }))]);
  const days = new Map(rows.flatMap((tl) => daysOn(tl, parts, isFirst).map((d) => [tl, d] as const)));
  const xs = [...days.values()].flatMap((d) => (d.to === parts ? [d.x0] : [])).sort((a, b) => a - b);
  const middle = xs[Math.floor(xs.length / 2)];
  const isIn = ({ x0 }: { readonly x0: number }) => Math.abs(x0 - middle) <= ALIGNED;
  const below = rows.filter(({ line }) => isIn(line.words[0]));
  const stacked = below.flatMap((tl) => days.get(tl) ?? []);
  const inOrder = (order: DateOrder) => stacked.every((d) => d.token.orders.includes(order));
  // a few are days where all are
  const share = stacked.length < LEAST ? 1 : MOST;
  const enough = stacked.length > 1 && stacked.length >= below.length * share && (inOrder('DMY') || inOrder('MDY'));
  const isDay = (d: PlacedDate) => isFirst(d) && isIn(d);
  return pages.map((lines) => (enough ? lines.map((tl) => added(tl, daysOn(tl, parts, isDay))) : [...lines]));
}

/** How many numbers a date is of. */
type Parts = 2 | 3;

/** Given the lines of pages with the days and months on each, returns whether a year follows them: whether most have one more number as near behind, and no two. */
function partsOf(pages: readonly (readonly Omit<HeadedLine, 'cells'>[])[]): Parts {
  const days: (readonly [TokenLine, PlacedDate])[] = [];
  for (const lines of pages) for (const { tl, days: own } of lines) for (const day of own) days.push([tl, day]);
  const followed = days.filter(([{ line }, { from, to }]) => {
    const gap = (i: number) => line.words[i].x0 - line.words[i - 1].x1;
    const isNext = (i: number) => SHORT.test(line.words[i]?.text ?? '') && gap(i) <= gap(from + 1) * WIDER;
    return to === from + 2 && isNext(to) && !isNext(to + 1);
  });
  return followed.length > 0 && followed.length >= days.length * MOST ? 3 : 2;
}

/** Given a line, returns the days and months, with the year where they are of three numbers, that stand where `isIn` wants them, and are no part of a date. */
function daysOn(tl: TokenLine, parts: Parts, isIn: (day: PlacedDate) => boolean): readonly PlacedDate[] {
  const { words } = tl.line;
  let found: PlacedDate[] | null = null;
  for (let from = 0; from < words.length; ) {
    const { text } = words[from];
    const isNumber = text.length <= LONGEST && isDigit(text.charCodeAt(0)) && FIGURES.test(text);
    const day = isNumber ? dayAt(tl, from, parts) : null;
    const taken = day !== null && isIn(day);
    if (taken) {
      found ??= [];
      found.push(day);
    }
    from = taken ? day.to : from + 1;
  }
  return found ?? NO_DAYS;
}

const textOf = ({ text }: Word): string => text;

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

function dayAt({ line: { words }, dates }: TokenLine, from: number, parts: Parts): PlacedDate | null {
  const { text } = words[from];
  const pair = FOUR_FIGURES.test(text)
    ? [text.slice(0, 2), text.slice(2)]
    : MARKED.test(text)
      ? text.split(/[-.]/)
      : null;
  const to = from + (pair ? 1 : parts);
  if (to > words.length) return null;
  if (sharesWord({ from, to }, dates)) return null;
  const token = spacedDate(pair ?? words.slice(from, to).map(textOf));
  return token && { token, from, to, x0: words[from].x0, x1: words[to - 1].x1 };
}

function added(tl: TokenLine, days: readonly PlacedDate[]): TokenLine {
  return days.length === 0 ? tl : { ...tl, dates: [...tl.dates, ...days].sort((a, b) => a.from - b.from) };
}
