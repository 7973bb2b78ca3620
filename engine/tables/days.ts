/**
 * Finds days and months printed without a mark, as four figures ("0206") or as two short numbers ("02 06"), and days
 * alone ("2"), where a heading for dates stands above, or, without any header, where most rows begin with such:
 * elsewhere they are numbers.
 */

import type { DateOrder } from '../dates/date.ts';
import { dayAlone, dayMonthPair } from '../dates/period.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/columns.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { Header, HeadingCell } from './headers.ts';
import type { PlacedDate, TokenLine } from './types.ts';

/** A page's lines and its headers. */
interface HeadedLines {
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
}

const FOUR_FIGURES = /^\d{4}$/;
/** Points that the days at the beginning of rows without a header may be off each other. */
const ALIGNED = 2;
/** So many rows, and this share of them, begin with a day where that is what their first numbers are. */
const LEAST = 4;
const MOST = 0.6;

/** Given the lines and headers of each page, returns the lines with such dates added. */
export function withDays(pages: readonly HeadedLines[]): readonly TokenLine[][] {
  if (pages.every(({ headers }) => headers.length === 0)) return withFirstDays(pages.map(({ lines }) => lines));
  let last: Header | null = null;
  const alone: { readonly line: TokenLine; readonly day: PlacedDate | null }[] = [];
  let dated = 0;
  const read = pages.map(({ lines, headers }) => {
    // below no header of its own, a page goes on with the one before
    const before = last;
    last = headers.at(-1) ?? last;
    return lines.map((tl, i) => {
      const header = headers.findLast(({ at, height }) => at + height <= i) ?? before;
      if (!header) return tl;
      const found = added(tl, daysUnder(tl, header.cells));
      if (isRow(tl)) {
        if (found.dates.some((d) => !standsAmongMoney(d, header.cells))) dated++;
        alone.push({ line: tl, day: dayUnder(tl, header.cells) });
      }
      return found;
    });
  });
  const days = new Map(alone.flatMap(({ line, day }) => (day ? [[line, day] as const] : [])));
  // where rows print no month, the numbers below a heading for dates are days
  if (dated > 0 || days.size < LEAST || days.size < alone.length * MOST) return read;
  return read.map((lines) => lines.map((tl) => added(tl, days.has(tl) ? [days.get(tl)!] : [])));
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

/** Given a line and the headings above it, returns the days that stand below those for dates. */
function daysUnder(tl: TokenLine, cells: readonly HeadingCell[]): PlacedDate[] {
  const over = ({ x0, x1 }: { x0: number; x1: number }) => cells.filter((c) => x0 < c.x1 && x1 > c.x0);
  const isDated = (c: HeadingCell) => c.role !== null && DATE_ROLES.has(c.role);
  if (!cells.some(isDated)) return [];
  return daysOn(tl).filter((day) => over(day).length > 0 && over(day).every(isDated));
}

/** Given the lines of pages without a header, returns them with the days that most rows begin with. */
function withFirstDays(pages: readonly (readonly TokenLine[])[]): readonly TokenLine[][] {
  const rows = pages.flat().filter(isRow);
  const days = rows.flatMap((tl) => daysOn(tl).filter((d) => d.from === 0 && d.to === 2));
  const [middle] = days
    .map((d) => d.x0)
    .sort((a, b) => a - b)
    .slice(Math.floor(days.length / 2));
  const isIn = (d: PlacedDate) => d.from === 0 && Math.abs(d.x0 - middle) <= ALIGNED;
  const stacked = days.filter(isIn);
  const inOrder = (order: DateOrder) => stacked.every((d) => d.token.orders.includes(order));
  const enough = stacked.length >= LEAST && stacked.length >= rows.length * MOST && (inOrder('DMY') || inOrder('MDY'));
  return pages.map((lines) => (enough ? lines.map((tl) => added(tl, daysOn(tl).filter(isIn))) : [...lines]));
}

/** Given a line, returns what on it may be days and months, and is no part of a date. */
function daysOn({ line: { words }, dates }: TokenLine): PlacedDate[] {
  return words.flatMap((word, from): PlacedDate[] => {
    const one = FOUR_FIGURES.test(word.text);
    const to = from + (one ? 1 : 2);
    const [day, month] = one ? [word.text.slice(0, 2), word.text.slice(2)] : [word.text, words[from + 1]?.text ?? ''];
    const token = dates.some((d) => d.from < to && d.to > from) ? null : dayMonthPair(day, month);
    return token ? [{ token, from, to, x0: word.x0, x1: words[to - 1].x1 }] : [];
  });
}

function added(tl: TokenLine, days: readonly PlacedDate[]): TokenLine {
  return days.length === 0 ? tl : { ...tl, dates: [...tl.dates, ...days].sort((a, b) => a.from - b.from) };
}
