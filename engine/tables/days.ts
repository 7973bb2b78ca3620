/**
 * Finds days printed without a mark: as four figures ("0206"), short numbers ("02 06", "02 06 24"), single figures with
 * a hyphen ("8-2"), or days alone ("2"). They are dates below a heading for dates or, without headers, where they begin
 * most rows.
 */

import { hasYear, knownForm } from '../dates/date.ts';
import { type MonthToken, monthsIn } from '../dates/month.ts';
import { dayAlone } from '../dates/period.ts';
import { type Interval, overlaps } from '../geometry/intervals.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import { exactKind } from '../lexicon/lines/kind-of-line.ts';
import { onlyContinues } from '../lexicon/lines/sections.ts';
import { itemAt, makeOnce, onlyOf } from '../model/lists.ts';
import type { HeadingCell, PlacedDate, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { HeadedPage } from './page-drafts.ts';
import {
  added,
  DATED_SHARE,
  type DaysOfLine,
  daysOn,
  LEAST_DATED,
  type Parts,
  partsOf,
  withFirstDays,
} from './spaced-days.ts';

type HeadedLines = Pick<HeadedPage, 'lines' | 'headers'>;

/** A line with the headings above it, and its days and months below those for dates. */
interface HeadedLine extends DaysOfLine {
  readonly cells: readonly HeadingCell[];
}

/** Words of a month with its year, at the most: "marzo de 2024 (cont.)". */
const MONTH_WORDS = 4;

/** Given the lines and headers of each page, returns the lines with such dates added. */
export function withDays(pages: readonly HeadedLines[]): readonly TokenLine[][] {
  if (pages.every(({ headers }) => headers.length === 0)) return withFirstDays(pages.map(({ lines }) => lines));
  let cells: readonly HeadingCell[] = [];
  const printed = pages.map((page) => {
    const own = headedLines(page, cells);
    cells = page.headers.at(-1)?.cells ?? cells;
    return own;
  });
  const whole = headingsOfWholeDates(printed);
  const headed = whole.size === 0 ? printed : printed.map((lines) => withoutNumbersUnder(whole, lines));
  const parts = partsOf(headed);
  const read = headed.map((lines) =>
    lines.map(({ tl, cells, days }) => added(tl, parts === 2 ? days : daysUnder(tl, cells, parts))),
  );
  const rows = undatedRows(headed, read);
  if (rows.length === 0) return read;
  const months = monthsAbove(headed);
  const days = new Map<TokenLine, PlacedDate[]>();
  for (const { tl, cells } of rows) {
    const day = dayUnder(tl, cells);
    if (day) days.set(tl, [inMonth(day, months.get(tl))]);
  }
  if (days.size < LEAST_DATED || days.size < rows.length * DATED_SHARE) return read;
  return read.map((lines) => lines.map((tl) => added(tl, days.get(tl) ?? [])));
}

/**
 * Returns the rows below headers if none has a date yet: numbers below a heading for dates are days then. A balance
 * may name its day: "Balance at 31/07/2022".
 */
function undatedRows(pages: readonly (readonly HeadedLine[])[], read: readonly (readonly TokenLine[])[]): HeadedLine[] {
  const rows: HeadedLine[] = [];
  for (const [page, lines] of pages.entries()) {
    for (const [i, line] of lines.entries()) {
      if (line.cells.length === 0 || !isRow(line.tl) || exactKind(line.tl.line.text) !== null) continue;
      if (itemAt(itemAt(read, page), i).dates.some((d) => mayDate(d, line.cells))) return [];
      rows.push(line);
    }
  }
  return rows;
}

/** Returns a page's lines with the headings above each: above its own header, the last ones of the page before. */
function headedLines({ lines, headers }: HeadedLines, before: readonly HeadingCell[]): HeadedLine[] {
  let cells = before;
  let next = 0;
  return lines.map((printed, i) => {
    for (let header = headers[next]; header && header.at + header.height <= i; header = headers[++next])
      cells = header.cells;
    const tl = withoutMoney(printed, cells);
    return { tl, cells, days: daysUnder(tl, cells, 2) };
  });
}

/** Returns where headings begin (rounded points) that have whole dates below them as often as numbers: references. */
function headingsOfWholeDates(pages: readonly (readonly HeadedLine[])[]): ReadonlySet<number> {
  const more = new Map<number, number>();
  // most papers print no such numbers
  if (!pages.some((lines) => lines.some(({ days }) => days.length > 0))) return new Set();
  for (const { tl, cells, days } of pages.flat()) {
    const count = (d: PlacedDate, by: number) => {
      for (const { x0 } of cells.filter((c) => isDated(c) && overlaps(d, c)))
        more.set(Math.round(x0), (more.get(Math.round(x0)) ?? 0) + by);
    };
    for (const day of days) count(day, -1);
    if (cells.length > 0) for (const date of tl.dates) if (hasYear(date.token)) count(date, 1);
  }
  return new Set([...more].flatMap(([at, excess]) => (excess >= 0 ? [at] : [])));
}

/** Returns a page's lines without the numbers below headings of whole dates, which count as texts from then on. */
function withoutNumbersUnder(whole: ReadonlySet<number>, lines: readonly HeadedLine[]): HeadedLine[] {
  const known = new Map<readonly HeadingCell[], readonly HeadingCell[]>();
  const asText = (c: HeadingCell) => (isDated(c) && whole.has(Math.round(c.x0)) ? { ...c, role: null } : c);
  return lines.map(({ tl, cells, days }) => {
    const others = makeOnce(known, cells, () => cells.map(asText));
    return { tl, cells: others, days: days.length === 0 ? days : daysUnder(tl, others, 2) };
  });
}

/** Returns for lines below a header the month that is alone on a line above: "MARCH 2024", "APRIL 2024 (continued)". */
function monthsAbove(pages: readonly (readonly HeadedLine[])[]): ReadonlyMap<TokenLine, MonthToken> {
  const above = new Map<TokenLine, MonthToken>();
  let month: MonthToken | undefined;
  for (const { tl, cells } of pages.flat()) {
    if (cells.length === 0) continue;
    const { words } = tl.line;
    const [own] = words.length <= MONTH_WORDS && tl.amounts.every((a) => a.token.whole) ? monthsIn(tl.texts) : [];
    if (own?.from === 0 && onlyContinues(tl.texts.slice(own.to))) month = own;
    else if (month) above.set(tl, month);
  }
  return above;
}

/** Given a day of no month, returns it in that month, if that has such a day. */
function inMonth(day: PlacedDate, month: MonthToken | undefined): PlacedDate {
  const form = month && day.token.day !== null ? knownForm(month.year, month.month, day.token.day, 'dd') : null;
  return form ? { ...day, token: { ...day.token, ...form } } : day;
}

/** Returns a line without the days that are amounts as well, "27.03", below headings for money. */
function withoutMoney(tl: TokenLine, cells: readonly HeadingCell[]): TokenLine {
  const isAmount = ({ token, from, to }: PlacedDate) =>
    token.year === null && tl.amounts.some((a) => a.from === from && a.to === to && !a.token.whole);
  const dates = tl.dates.filter((d) => !(isAmount(d) && standsAmongMoney(d, cells)));
  return dates.length === tl.dates.length ? tl : { ...tl, dates };
}

/** True for what is below a heading for money: "15.12" is no day there. */
const standsAmongMoney = (d: PlacedDate, cells: readonly HeadingCell[]): boolean => isBelowOnly(d, cells, isOfMoney);

/** True for what may be the day of its row: a number that looks like a date is none without a heading for dates. */
const mayDate = (d: PlacedDate, cells: readonly HeadingCell[]): boolean =>
  d.token.loose ? cells.some((cell) => isDated(cell) && overlaps(d, cell)) : !standsAmongMoney(d, cells);

const isRow = (tl: TokenLine) => tl.amounts.some((a) => !a.token.whole && isMoneyLike(a.token));

/** Returns the one number below a heading for dates that may be a day of a month; or null. */
function dayUnder({ line: { words } }: TokenLine, cells: readonly HeadingCell[]): PlacedDate | null {
  const under = words.flatMap((word, from): (PlacedDate | null)[] => {
    if (!isBelowOnly(word, cells, isDated)) return [];
    const token = dayAlone(word.text);
    return [token && { token, from, to: from + 1, x0: word.x0, x1: word.x1 }];
  });
  return onlyOf(under);
}

/** Given a line and the headings above it, returns the days of so many numbers that are below those for dates. */
function daysUnder(tl: TokenLine, cells: readonly HeadingCell[], parts: Parts): readonly PlacedDate[] {
  return cells.some(isDated) ? daysOn(tl, parts, (day) => isBelowOnly(day, cells, isDated)) : [];
}

const isDated = ({ role }: HeadingCell) => DATE_ROLES.has(role);
const isOfMoney = ({ role }: HeadingCell) => MONEY_ROLES.has(role);

/** True for what is below headings, all of them such. */
function isBelowOnly(thing: Interval, cells: readonly HeadingCell[], isSuch: (cell: HeadingCell) => boolean): boolean {
  const above = cells.filter((cell) => overlaps(thing, cell));
  return above.length > 0 && above.every(isSuch);
}
