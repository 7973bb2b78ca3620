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
    const words = tl.line.words.filter((w) => w.x0 >= from && w.x1 <= to);
    if (words.length > 0) rows.push(words);
    for (const { x0 } of words) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1);
  }
  const enough = Math.max(LEAST_CODES, rows.length * CODES_SHARE);
  const places = [...starts].filter(([, n]) => n >= enough / 2).map(([x]) => x);
  for (const x of places) {
    const side = sideOfCodes(rows, x, enough);
    if (side) return { x, first: side === 'left' };
  }
  return null;
}

/** Given the words of rows and an x, returns the side on which there are only codes, where texts are on the other. */
function sideOfCodes(rows: readonly (readonly Word[])[], x: number, enough: number): 'left' | 'right' | null {
  const across = rows.filter((words) => words.some((w) => w.x0 < x - SAME_START && w.x1 > x));
  if (across.length > rows.length * ACROSS) return null;
  const sides = [(w: Word) => w.x0 < x - SAME_START, (w: Word) => w.x0 >= x - SAME_START].map((isOn) =>
    rows.map((words) => words.filter(isOn)).filter((words) => words.length > 0),
  );
  const [left, right] = sides;
  const ends = left.map((words) => words[words.length - 1].x1).sort((a, b) => a - b);
  if (right.length === 0 || ends[ends.length - 1] - ends[0] < RAGGED) return null;
  const begins = (cells: readonly (readonly Word[])[]) =>
    cells.every(([first]) => Math.abs(first.x0 - cells[0][0].x0) <= SAME_START);
  const isCodes = (cells: readonly (readonly Word[])[]) => {
    const texts = cells.map((words) => words.map((w) => w.text).join(' '));
    // numbers alone may go on with the text: "Card 1234"
    return cells.length >= enough && begins(cells) && areCodes(texts) && texts.some((t) => /\p{L}/u.test(t));
  };
  // codes before texts: these all begin where the codes are over
  if (isCodes(left)) return begins(right) && !isCodes(right) ? 'left' : null;
  return isCodes(right) ? 'right' : null;
}
