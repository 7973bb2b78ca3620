/** Finds the columns of amounts and of days on a page, by the words of its rows, so that somebody can say what they hold. */
import type { PrintedWord } from '../edit/words.ts';
import type { PrintedLine } from './printed-lines.ts';
import { NEAR, type Piece, piecesOf } from './printed-pieces.ts';
import { isSide, type ReadAs, readAs } from './read-as.ts';

export interface PrintedColumn {
  readonly kind: 'money' | 'days';
  /** a point in it: the middle of an amount or day, at the height of its first row */
  readonly x: number;
  readonly y: number;
  /** what stands above it; empty without anything */
  readonly heading: string;
  /** what stands in it first */
  readonly samples: readonly string[];
  /** what the rows have of it; null: nothing */
  readonly read: ReadAs | null;
  /** the edges of what stands in it, also of its heading */
  readonly left: number;
  readonly right: number;
  /** from the headings of the table, or else the first row, to the last row */
  readonly top: number;
  readonly bottom: number;
}

/** Share of the lines in which a column usually holds something; an amount in a text is none. */
const LEAST_SHARE = 0.08;
const MOST_SAMPLES = 3;
/** Lines that show where the columns are. */
const MOST_LINES = 100;
/** Points above the first line in which headings stand. */
const ABOVE = 45;
/** Points that a heading may reach into the first line. */
const TOUCHING = 2;
/** Points between the two lines of a heading. */
const TWO_LINES = 12;
/** Words of a heading. */
const MOST_WORDS = 4;

/** Given the words of a page and the lines of a table on it, returns its columns, from the left. */
export function printedColumns(words: readonly PrintedWord[], lines: readonly PrintedLine[]): PrintedColumn[] {
  const here = lines.slice(0, MOST_LINES);
  const groups = joined(filled(piecesOf(here))).toSorted((a, b) => leftOf(a) - leftOf(b));
  const reads = readAs(groups.map((of) => of.flatMap(({ hints }) => (hints === null ? [] : [hints]))));
  const first = Math.min(...groups.flat().map(({ top }) => top));
  const bottom = Math.max(...lines.map(({ box }) => box[3]));
  const columns = groups.map((of, i) => columnOf(of, { words, first, bottom, read: reads[i] ?? null }));
  const top = Math.min(...columns.map((one) => one.top));
  return columns.map((one) => ({ ...one, top }));
}

/** Given a line of a page that was not read, returns whether it has a day, below those of the others, and an amount. */
export function looksLikeRow(line: PrintedLine, others: readonly PrintedLine[]): boolean {
  const pieces = piecesOf([line], others).flat();
  const known = piecesOf(others)
    .flat()
    .filter(({ kind }) => kind === 'days');
  const isBelow = ({ kind, left }: Piece) =>
    kind === 'days' && (known.length === 0 || known.some((one) => Math.abs(one.left - left) <= NEAR));
  return pieces.some(isBelow) && pieces.some(({ kind }) => kind === 'money');
}

const edgeOf = ({ kind, left, right }: Piece): number => (kind === 'money' ? right : left);
const leftOf = (of: readonly Piece[]): number => Math.min(...of.map(({ left }) => left));
const rightOf = (of: readonly Piece[]): number => Math.max(...of.map(({ right }) => right));
/** It is in the column, whatever else is, as the service takes each amount to be where its middle is. */
const narrowestOf = (of: readonly Piece[]): Piece | undefined =>
  of.toSorted((a, b) => a.right - a.left - (b.right - b.left))[0];

/** Pieces of one kind whose edges are near one another. */
function grouped(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const own = groups.find(([first]) => first?.kind === piece.kind && Math.abs(edgeOf(first) - edgeOf(piece)) <= NEAR);
    if (own === undefined) groups.push([piece]);
    else own.push(piece);
  }
  return groups;
}

/** Given the pieces of lines, returns the groups that are columns: many lines have them, or a row its only amount. */
function filled(lines: readonly Piece[][]): Piece[][] {
  const groups = grouped(lines.flat());
  const isUsual = (of: readonly Piece[]) => of.length >= Math.max(1, lines.length * LEAST_SHARE);
  const usual = new Set(groups.filter(isUsual).flat());
  const isAmount = ({ hints }: Piece) => hints?.some(isSide) === true;
  const alone = new Set(
    lines.map((of) => of.filter(isAmount)).flatMap((of) => (of.some((piece) => usual.has(piece)) ? [] : of.slice(-1))),
  );
  return groups.filter((of) => isUsual(of) || of.some((piece) => alone.has(piece)));
}

/** Groups of one kind that stand below one another: a column whose amounts begin at one place has several ends. */
function joined(groups: readonly Piece[][]): Piece[][] {
  const columns: Piece[][] = [];
  for (const of of groups.toSorted((a, b) => leftOf(a) - leftOf(b))) {
    const own = columns.find((one) => one[0]?.kind === of[0]?.kind && leftOf(of) < rightOf(one));
    if (own === undefined) columns.push([...of]);
    else own.push(...of);
  }
  // from the top again
  return columns.map((of) => of.toSorted((a, b) => a.top - b.top));
}

interface Around {
  readonly words: readonly PrintedWord[];
  /** the top of the first line */
  readonly first: number;
  readonly bottom: number;
  readonly read: ReadAs | null;
}

function columnOf(of: readonly Piece[], { words, first, bottom, read }: Around): PrintedColumn {
  const [left, right] = [leftOf(of), rightOf(of)];
  const narrowest = narrowestOf(of);
  const isAbove = ({ text, box: [x0, , x1, y1] }: PrintedWord) =>
    y1 < first + TOUCHING && y1 > first - ABOVE && x0 < right && x1 > left && !/\d/.test(text);
  const above = words.filter(isAbove);
  // a heading may have two lines; what stands higher is of the statement
  const lowest = Math.max(...above.map(({ box }) => box[3]));
  const heading = above.filter(({ box }) => box[3] > lowest - TWO_LINES).slice(0, MOST_WORDS);
  return {
    kind: of[0]?.kind ?? 'money',
    x: narrowest === undefined ? left : (narrowest.left + narrowest.right) / 2,
    y: Math.min(...of.map((one) => one.y)),
    heading: heading.map(({ text }) => text).join(' '),
    samples: of.slice(0, MOST_SAMPLES).map(({ text }) => text),
    read,
    left: Math.min(left, ...heading.map(({ box }) => box[0])),
    right: Math.max(right, ...heading.map(({ box }) => box[2])),
    top: Math.min(first, ...heading.map(({ box }) => box[1])),
    bottom,
  };
}
