/** Reads days and months of two or three numbers that are apart on a line: "02 06", "0206", "8-2 25". */
import type { DateOrder } from '../dates/date.ts';
import { spacedDate } from '../dates/period.ts';
import { holdsWord, sharesWord } from '../geometry/spans.ts';
import { itemAt } from '../model/lists.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';

/** What a day and a month begin with, or are. */
const FIGURES = /^(?:\d{1,2}|\d{4}|\d{1,2}[-.]\d{1,2})$/;
/** Both in one word: "0206", "8-2", "2.05". */
const PAIR = /^(\d\d)(\d\d)$|^(\d{1,2})[-.](\d{1,2})$/;
/** Longer words, "02-06", are dates anywhere. */
const LONGEST = 4;
const SHORT = /^\d{1,2}$/;
/** The gaps between the numbers of one date are alike, to this many times the narrowest. */
const WIDER = 1.5;
/** This share of all days shows how many numbers a day has. */
const MOST = 0.6;

export interface DaysOfLine {
  readonly tl: TokenLine;
  readonly days: readonly PlacedDate[];
}

/** How many numbers a date is of. */
const WITH_YEAR = 3;
export type Parts = 2 | typeof WITH_YEAR;

/** Returns 3 if most days and months have one more number as near behind, a year, and no second; else 2. */
export function partsOf(pages: readonly (readonly DaysOfLine[])[]): Parts {
  const days = pages.flat().flatMap(({ tl, days: own }) => own.map((day) => [tl, day] as const));
  const followed = days.filter(([{ line }, { from, to }]) => {
    const gap = (i: number) => itemAt(line.words, i).x0 - itemAt(line.words, i - 1).x1;
    const isNext = (i: number) => SHORT.test(line.words[i]?.text ?? '') && gap(i) <= gap(from + 1) * WIDER;
    return to === from + 2 && isNext(to) && !isNext(to + 1);
  });
  return followed.length > 0 && followed.length >= days.length * MOST ? WITH_YEAR : 2;
}

/** Returns the days and months on a line (3 parts: with the year) that `isIn` accepts and that are in no date. */
export function daysOn(tl: TokenLine, parts: Parts, isIn: (day: PlacedDate) => boolean): readonly PlacedDate[] {
  const { words } = tl.line;
  const found: PlacedDate[] = [];
  for (let from = 0; from < words.length; ) {
    const { text } = itemAt(words, from);
    const mayBegin = text.length <= LONGEST && FIGURES.test(text) && !holdsWord(tl.dates, from);
    const day = mayBegin ? dayAt(tl, from, parts) : null;
    const taken = day !== null && isIn(day);
    if (taken) found.push(day);
    from = taken ? day.to : from + 1;
  }
  return found;
}

/** Hidden figures: "2807 XXXX XXXX 9344" is the number of a card. */
const HIDDEN = /^[Xx*•●#]{4}$/;

function dayAt({ line: { words }, dates }: TokenLine, from: number, parts: Parts): PlacedDate | null {
  const first = itemAt(words, from);
  const pair = PAIR.exec(first.text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  const to = from + (pair ? 1 : parts);
  if (to > words.length || sharesWord({ from, to }, dates)) return null;
  if ([words[from - 1], words[to]].some((word) => HIDDEN.test(word?.text ?? ''))) return null;
  const token = spacedDate(pair ?? words.slice(from, to).map(({ text }) => text));
  return token && { token, from, to, x0: first.x0, x1: itemAt(words, to - 1).x1 };
}

/** Returns a line with these days among its dates. */
export const added = (tl: TokenLine, days: readonly PlacedDate[]): TokenLine =>
  days.length === 0 ? tl : { ...tl, dates: [...tl.dates, ...days].sort((a, b) => a.from - b.from) };

/** Points that the days may be off each other. */
const ALIGNED = 2;
/** If the first numbers of rows are days, so many rows, and this share of them, begin with one. */
export const LEAST_DATED = 4;
export const DATED_SHARE = 0.6;

/** Returns the lines with the days that begin most lines with money, if these begin below each other. */
export function withFirstDays(pages: readonly (readonly TokenLine[])[]): readonly TokenLine[][] {
  const rows = pages.flat().filter((tl) => moneyIn(tl).length > 0);
  const isFirst = (d: PlacedDate) => d.from === 0;
  const parts = partsOf([rows.map((tl) => ({ tl, days: daysOn(tl, 2, isFirst) }))]);
  const days = new Map(rows.flatMap((tl) => daysOn(tl, parts, isFirst).map((d) => [tl, d] as const)));
  const xs = [...days.values()].flatMap((d) => (d.to === parts ? [d.x0] : [])).sort((a, b) => a - b);
  const middle = xs[Math.floor(xs.length / 2)];
  const isIn = ({ x0 }: { readonly x0: number }) => middle !== undefined && Math.abs(x0 - middle) <= ALIGNED;
  const below = rows.filter(({ line }) => isIn(line.words[0]));
  const aligned = below.flatMap((tl) => days.get(tl) ?? []);
  const inOrder = (order: DateOrder) => aligned.every((d) => d.token.orders.includes(order));
  // a few are days if all are
  const share = aligned.length < LEAST_DATED ? 1 : DATED_SHARE;
  const enough = aligned.length > 1 && aligned.length >= below.length * share && (inOrder('DMY') || inOrder('MDY'));
  const isDay = (d: PlacedDate) => isFirst(d) && isIn(d);
  return pages.map((lines) => (enough ? lines.map((tl) => added(tl, daysOn(tl, parts, isDay))) : [...lines]));
}
