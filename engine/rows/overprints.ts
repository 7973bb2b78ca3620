/** Finds what is printed over or between the rows of a table: a watermark, a stamp, a typed ruling line. */
import type { Line } from '../model/line.ts';
import type { MarkedLine } from './marked-line.ts';

/** What is printed over rows is at least so many times their size. */
const LARGER = 1.6;
/** Parts of its size that a line's letters reach above their baseline. */
const CAPITALS = 0.7;
const SMALL_LETTERS = 0.45;

/** Returns lines without an amount that are much larger than a neighbour and lap over it, as no title does. */
export function overprints(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const laps = (l: MarkedLine, i: number) => lapsAbove(l, lines[i - 1]) || lapsBelow(l, lines[i + 1]);
  return new Set(lines.filter((l, i) => !l.anchor && l.dates.length === 0 && laps(l, i)));
}

/** True if the letters of a line are over the baseline of the one above. */
const lapsAbove = (l: MarkedLine, above: MarkedLine | undefined): boolean =>
  isSmaller(l, above) && l.baseline - above.baseline < CAPITALS * l.size;

/** True if its baseline runs through the letters of the one below. */
const lapsBelow = (l: MarkedLine, below: MarkedLine | undefined): boolean =>
  isSmaller(l, below) && below.baseline - l.baseline < SMALL_LETTERS * below.size;

const isSmaller = (l: MarkedLine, other: MarkedLine | undefined): other is MarkedLine =>
  other?.segment === l.segment && l.size >= LARGER * other.size;

const STROKES = /^[-=_*+|.:\u2010-\u2015\u2212\u2500-\u257f]+$/;
/** A row's cells may hold a hyphen each. */
const SHORTEST = 5;

/** True for a line of nothing but strokes, one of its words as long as a rule is. */
export const isTypedRule = ({ words }: Line): boolean =>
  words.every(({ text }) => STROKES.test(text)) && words.some(({ text }) => text.length >= SHORTEST);
