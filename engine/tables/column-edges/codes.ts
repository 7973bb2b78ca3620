/** Finds a column of codes or kinds before or behind texts that neither a heading nor a gap shows. */
import { greatest, least } from '../../geometry/extremes.ts';
import type { Interval } from '../../geometry/intervals.ts';
import { areCodes, areKinds } from '../../lexicon/codes.ts';
import { firstFound, firstOf, groupBy, lastOf, neighbours } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { isRowLike } from '../aligned-runs/coverage.ts';

/** So many codes begin at one x, on this share of the rows, */
const LEAST_CODES = 3;
const CODES_SHARE = 0.4;
/** and so few texts run across where they, or the texts behind them, begin; */
const ACROSS = 0.02;
/** without a header, what is listed besides may, and begin elsewhere. */
const ELSEWHERE = 0.15;
/** The kind of a booking is on about each row. */
const KINDS_SHARE = 0.8;
/** Points that what begins at one x may be off, */
const SAME_START = 1;
/** and by which what is before it ends elsewhere: else it is the same word on each row. */
const RAGGED = 3;
/** Columns show in this many rows; more cost time and say no more. */
const MOST_ROWS = 2000;

/** The words of each row in a stretch. */
type Cells = readonly (readonly Word[])[];

/** A stretch of texts in two: `x` where it divides, and whether what is apart from the texts is before them. */
export interface PartedTexts {
  readonly x: number;
  readonly first: boolean;
}

/** Returns where texts in a stretch of the page divide into codes (without a header also kinds) and texts; or null. */
export function partOfCodes(body: readonly TokenLine[], { x0, x1 }: Interval, headerless: boolean): PartedTexts | null {
  const between = body.filter(isRowLike).map(({ line }) => line.words.filter((w) => w.x0 >= x0 && w.x1 <= x1));
  const rows = between.filter(({ length }) => length > 0).slice(0, MOST_ROWS);
  const enough = Math.max(LEAST_CODES, rows.length * CODES_SHARE);
  return firstFound(
    groupBy(rows.flat(), (word) => Math.round(word.x0)),
    ([x, { length }]) => {
      const side = length >= enough / 2 ? sideOfCodes(rows, x, enough, headerless) : null;
      return side && { x, first: side === 'left' };
    },
  );
}

/** Returns on which side of an x only codes or kinds are, with texts on the other side; or null. */
function sideOfCodes(rows: Cells, x: number, enough: number, headerless: boolean): 'left' | 'right' | null {
  const { left, right, elsewhere } = partedAt(rows, x, headerless);
  if (elsewhere > rows.length * (headerless ? ELSEWHERE : ACROSS)) return null;
  if (left.length === 0 || right.length === 0 || !(areRagged(left) || (headerless && countRows(textsOf(left)))))
    return null;
  const everyRow = Math.max(enough, rows.length * KINDS_SHARE);
  const apart = (cells: Cells) => standingApart(cells, enough, headerless ? everyRow : Infinity);
  const [before, behind] = [apart(left), apart(right)];
  const begins = beginAlike(right);
  // what is before texts: these all begin where it ends
  if (before !== null) return begins && before !== behind ? 'left' : null;
  if (behind !== null) return 'right';
  // without a header, what begins at one x on all rows is a column, whatever is before it
  return headerless && begins && Math.min(left.length, right.length) >= everyRow ? 'left' : null;
}

/** Given the words of rows, returns those left and right of an x, and on how many rows none begins there. */
function partedAt(rows: Cells, x: number, headerless: boolean) {
  const all = rows.map((words) => partedRow(words, x, headerless));
  // without a header, lines of another list are no rows of this one
  const own = headerless ? all.filter(({ isElsewhere }) => !isElsewhere) : all;
  return {
    left: own.map(({ before }) => before).filter(({ length }) => length > 0),
    right: own.map(({ behind }) => behind).filter(({ length }) => length > 0),
    elsewhere: all.filter(({ isElsewhere }) => isElsewhere).length,
  };
}

/** The words of a row left and right of an x; `isElsewhere`: one runs across it, or the next begins further right. */
function partedRow(words: readonly Word[], x: number, headerless: boolean) {
  const first = words.findIndex((w) => w.x0 >= x - SAME_START);
  const [before, behind] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];
  const [last, next] = [before.at(-1), behind.at(0)];
  const isFurther = headerless && next !== undefined && next.x0 > x + 2 * SAME_START;
  return { before, behind, isElsewhere: isFurther || (last !== undefined && last.x1 > x) };
}

/** True for texts that end here and there. */
function areRagged(cells: Cells): boolean {
  const ends = cells.map((words) => lastOf(words).x1);
  return greatest(ends) - least(ends) >= RAGGED;
}

const beginAlike = (cells: Cells): boolean =>
  cells.every((words) => Math.abs(firstOf(words).x0 - firstOf(firstOf(cells)).x0) <= SAME_START);

/** Returns whether texts that begin below each other are codes or kinds; null for neither. */
function standingApart(cells: Cells, leastCodes: number, leastKinds: number): 'codes' | 'kinds' | null {
  if (cells.length < leastCodes || !beginAlike(cells)) return null;
  const texts = textsOf(cells);
  // numbers alone may go on with the text, "Card 1234"; without a header they do not if they count the rows
  const areNumbers = leastKinds < Infinity && countRows(texts);
  if (areCodes(texts) && (areNumbers || texts.some((text) => /\p{L}/u.test(text)))) return 'codes';
  return cells.length >= leastKinds && areKinds(texts) ? 'kinds' : null;
}

const textsOf = (cells: Cells): string[] => cells.map((words) => words.map(({ text }) => text).join(' '));

/** True for numbers of which each is one more than that of the row above. */
const countRows = (texts: readonly string[]): boolean =>
  texts.length >= LEAST_CODES && neighbours(texts).every(([above, below]) => Number(below) - Number(above) === 1);
