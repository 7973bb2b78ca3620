/** Finds a column of codes before or behind texts, where no heading tells of it and no gap parts it from them. */
import { areCodes } from '../lexicon/codes.ts';
import type { Word } from '../words/types.ts';
import { isRowLike } from './coverage.ts';
import type { TokenLine } from './types.ts';

/** So many codes begin at one x, on this share of the rows, */
const LEAST_CODES = 3;
const CODES_SHARE = 0.4;
/** and so few texts run across where they, or the texts behind them, begin. */
const ACROSS = 0.02;
/** Points that what begins at one x may be off, */
const SAME_START = 1;
/** and by which what stands before it ends elsewhere: else it is the same word on each row. */
const RAGGED = 3;

/** Given the lines of a table and the stretch of the page that texts take, returns the x at which it parts in codes and texts, or texts and codes, and whether the codes come first; null where it does not. */
export function partOfCodes(
  body: readonly TokenLine[],
  from: number,
  to: number,
): { x: number; first: boolean } | null {
  const rows: Word[][] = [];
  const starts = new Map<number, number>();
  for (const tl of body) {
    if (!isRowLike(tl)) continue;
    const words = wordsFrom(tl.line.words, from, to);
    if (words.length > 0) rows.push(words);
    for (const { x0 } of words) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1);
  }
  const enough = Math.max(LEAST_CODES, rows.length * CODES_SHARE);
  for (const [x, n] of starts) {
    const side = n >= enough / 2 ? sideOfCodes(rows, x, enough) : null;
    if (side) return { x, first: side === 'left' };
  }
  return null;
}

/** Given words from left to right, returns those that stand in [from, to], each with its whole width. */
function wordsFrom(words: readonly Word[], from: number, to: number): Word[] {
  const found: Word[] = [];
  for (const w of words) if (w.x0 >= from && w.x1 <= to) found.push(w);
  return found;
}

/** Given the words of rows and an x, returns the side on which there are only codes, where texts are on the other. */
function sideOfCodes(rows: readonly (readonly Word[])[], x: number, enough: number): 'left' | 'right' | null {
  let across = 0;
  const left: Word[][] = [];
  const right: Word[][] = [];
  for (const words of rows) {
    const begins = x - SAME_START;
    let first = 0;
    while (first < words.length && words[first].x0 < begins) first++;
    if (first > 0) left.push(words.slice(0, first));
    if (first < words.length) right.push(words.slice(first));
    if (first > 0 && words[first - 1].x1 > x) across++;
  }
  if (across > rows.length * ACROSS || right.length === 0 || !areRagged(left)) return null;
  // codes before texts: these all begin where the codes are over
  if (areCodesBelow(left, enough)) return beginAlike(right) && !areCodesBelow(right, enough) ? 'left' : null;
  return areCodesBelow(right, enough) ? 'right' : null;
}

/** True for texts that end here and there. */
function areRagged(cells: readonly (readonly Word[])[]): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const words of cells) {
    const { x1 } = words[words.length - 1];
    least = Math.min(least, x1);
    most = Math.max(most, x1);
  }
  return !(most - least < RAGGED);
}

function beginAlike(cells: readonly (readonly Word[])[]): boolean {
  for (const [first] of cells) if (Math.abs(first.x0 - cells[0][0].x0) > SAME_START) return false;
  return true;
}

/** True for enough codes that begin below each other. */
function areCodesBelow(cells: readonly (readonly Word[])[], enough: number): boolean {
  if (cells.length < enough || !beginAlike(cells)) return false;
  const texts: string[] = [];
  for (const words of cells) texts.push(textOf(words));
  // numbers alone may go on with the text: "Card 1234"
  return areCodes(texts) && texts.some((text) => /\p{L}/u.test(text));
}

function textOf(words: readonly Word[]): string {
  let text = words[0].text;
  for (let i = 1; i < words.length; i++) text += ` ${words[i].text}`;
  return text;
}
