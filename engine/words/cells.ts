/** Finds amounts that the file sets as objects of their own in a column: text may run up to them without a gap. */
import { COMMA, codesOf, isDigit, POINT, SPACE } from '../model/characters.ts';
import { floatAt, makeOnce, wholeAt } from '../model/lists.ts';
import type { Glyphs } from '../model/page.ts';
import { isCodeOrSymbol } from '../money/currencies.ts';

/** So many amounts must end at one x to be a column. */
const COLUMN = 3;
/** Steps a point in which right edges are compared. */
const STEPS = 2;

const SIGNS = codesOf('+-(');
const isMark = (code: number) => code === POINT || code === COMMA;

/** Given a page's glyphs, returns the runs that are an amount with two decimals each and end where others end. */
export function amountCells({ count, code, run, x1 }: Glyphs): ReadonlySet<number> {
  const ends = new Map<number, number[]>();
  for (let from = 0, to = 0; from < count; from = to) {
    to = from + 1;
    while (to < count && run[to] === run[from]) to++;
    const last = lastOfAmount(code, from, to - 1);
    if (last < 0) continue;
    makeOnce(ends, Math.round(floatAt(x1, last) * STEPS), () => []).push(wholeAt(run, from));
  }
  return new Set([...ends.values()].filter(({ length }) => length >= COLUMN).flat());
}

/** Returns the last character of the amount that characters [from, to] are, spaces around aside; -1 for none. */
function lastOfAmount(code: Uint32Array, from: number, to: number): number {
  let last = to;
  while (last > from && code[last] === SPACE) last--;
  let first = from;
  while (first < last && code[first] === SPACE) first++;
  return isAmount(code, first, last) ? last : -1;
}

function isAmount(code: Uint32Array, first: number, last: number): boolean {
  const mark = last - 2;
  if (mark <= first || !isMark(wholeAt(code, mark))) return false;
  if (![last, last - 1, mark - 1].every((i) => isDigit(wholeAt(code, i)))) return false;
  const begin = SIGNS.has(wholeAt(code, first)) ? first + 1 : first;
  return code.subarray(begin, mark - 1).every((sign) => isDigit(sign) || isMark(sign));
}

/** Letters with or without digits behind them, or a reference. */
const TEXT_END = /(?:\p{L}\d*|\d{5,})$/u;
/** What is before the figures of an amount, and the first of these. */
const BEGUN = /^(\D{1,4})\d{1,3}$/;

/** True for text that no amount can continue; the beginning of one ("PHP77") is not such text. */
export function endsText(text: string): boolean {
  if (!TEXT_END.test(text)) return false;
  const prefix = BEGUN.exec(text)?.[1];
  return prefix === undefined || !isCodeOrSymbol(prefix);
}
