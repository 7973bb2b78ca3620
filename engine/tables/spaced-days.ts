/** Reads days and months of two or three numbers that stand apart on a line: "02 06", "0206", "8-2 25". */
import { spacedDate } from '../dates/period.ts';
import { sharesWord } from '../geometry/spans.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';

const FOUR_FIGURES = /^\d{4}$/;
const LONGEST = 4;
/** What a day and a month begin with, or are. */
const FIGURES = /^(?:\d{1,2}|\d{4}|\d{1,2}[-.]\d{1,2})$/;
/** "8-2", "2.05": of figures with a hyphen or a dot, and no nought before the first. */
const MARKED = /^\d{1,2}[-.]\d{1,2}$/;
const SHORT = /^\d{1,2}$/;
/** The gaps between the numbers of one date are alike, to this many times the narrowest. */
const WIDER = 1.5;
/** This share of all days tells of how many numbers they are. */
const MOST = 0.6;
export const NO_DAYS: readonly PlacedDate[] = [];

export interface DaysOfLine {
  readonly tl: TokenLine;
  readonly days: readonly PlacedDate[];
}

/** How many numbers a date is of. */
export type Parts = 2 | 3;

/** Returns 3 if most days and months have one more number as near behind, a year, and no second; else 2. */
export function partsOf(pages: readonly (readonly DaysOfLine[])[]): Parts {
  const days: (readonly [TokenLine, PlacedDate])[] = [];
  for (const lines of pages) for (const { tl, days: own } of lines) for (const day of own) days.push([tl, day]);
  const followed = days.filter(([{ line }, { from, to }]) => {
    const gap = (i: number) => line.words[i].x0 - line.words[i - 1].x1;
    const isNext = (i: number) => SHORT.test(line.words[i]?.text ?? '') && gap(i) <= gap(from + 1) * WIDER;
    return to === from + 2 && isNext(to) && !isNext(to + 1);
  });
  return followed.length > 0 && followed.length >= days.length * MOST ? 3 : 2;
}

/** Returns the days and months on a line (3 parts: with the year) that `isIn` accepts and that are in no date. */
export function daysOn(tl: TokenLine, parts: Parts, isIn: (day: PlacedDate) => boolean): readonly PlacedDate[] {
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

export const added = (tl: TokenLine, days: readonly PlacedDate[]): TokenLine =>
  days.length === 0 ? tl : { ...tl, dates: [...tl.dates, ...days].sort((a, b) => a.from - b.from) };
