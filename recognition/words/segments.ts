/** Cuts a cell into words by the white between its letters: neither reader can be trusted with spaces. */
import { itemAt, numberAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cell.ts';
import { around, heightOf, type PixelBox } from '../picture.ts';
import type { CellReading, ReadCharacter } from '../reading/cell-reading.ts';
import { type Gap, gluedAt } from './glued.ts';

/** Ems beyond the usual gap of a cell: type of one width has wide gaps between its letters. */
const BEYOND_USUAL = 0.17;
/** Ems between two figures that part them, and more for each of them that is a slim 1. */
const FIGURE_GAP = 0.42;
const BESIDE_ONE = 0.06;
/** Ems beside a mark of a number, which has white around it. */
const MARK_GAP = 0.5;
/** Where a reader saw a space, less white is enough: this share of it. */
const SPACE_SHARE = 0.7;
const FIGURE = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const MARK = /[.,:/'’-]/u;
/** "31,2022": a comma before a year is no mark of a number. */
const YEAR = /^\d{4}(?!\d)/u;

/** A word of a cell: its place, and what a reader read there. */
export interface Segment extends PixelBox {
  /** its letters and marks, left to right */
  readonly parts: readonly PixelBox[];
  readonly characters: readonly ReadCharacter[];
}

/** What tells the words of a cell apart besides its white. */
export interface Spacing {
  /** ems between words on its page */
  readonly wordGap: number;
  /** the indices of characters before which a reader saw a space */
  readonly spaces: ReadonlySet<number>;
}

/** Given a cell and its first reading, returns its words. */
export function segmentsOf(cell: Cell, { characters }: CellReading, { wordGap, spaces }: Spacing): Segment[] {
  const gaps = gapsOf(cell);
  const em = emOf(cell);
  const least = Math.max(wordGap * em, usualOf(gaps, characters.length) + BEYOND_USUAL * em);
  const cuts = gaps.filter(({ from, to }) => {
    const at = characters.findIndex(({ x }) => x >= (from + to) / 2);
    const between = at <= 0 ? 0 : leastBetween(characters, at);
    // beside a mark of a number, a reader sees spaces that are none: in type of one width it has white around it
    if (spaces.has(at)) return to - from >= (between === MARK_GAP ? 1 : SPACE_SHARE) * least;
    return to - from >= Math.max(least, em * between);
  });
  const whole: Segment = { ...cell, characters };
  return partedAt(whole, cuts).flatMap((word) => {
    const wide = gapsOf(word).filter(({ from, to }) => to - from >= wordGap * em);
    const glued = gluedAt(word.characters, wide);
    return glued === null ? [word] : partedAt(word, [glued]);
  });
}

/** Parts a word at gaps between its letters. */
function partedAt(word: Segment, cuts: readonly Gap[]): Segment[] {
  const edges = [word.x0, ...cuts.map(({ from, to }) => (from + to) / 2), word.x1 + 1];
  return edges.slice(1).flatMap((to, at): Segment[] => {
    const from = numberAt(edges, at);
    const own = word.parts.filter((part) => isWithin((part.x0 + part.x1) / 2, from, to));
    if (own.length === 0) return [];
    const box = own.reduce<PixelBox>(around, itemAt(own, 0));
    return [{ ...box, parts: own, characters: word.characters.filter(({ x }) => isWithin(x, from, to)) }];
  });
}

/** A gap between two letters of a page: its width in ems, and whether a reader saw a space there. */
export interface SeenGap {
  readonly gap: number;
  readonly isSpace: boolean;
}

/** Returns the gaps between letters of a cell, given before which characters another reader saw a space. */
export function seenGaps(cell: Cell, { characters }: CellReading, spaces: ReadonlySet<number>): SeenGap[] {
  const em = emOf(cell);
  return gapsOf(cell).flatMap(({ from, to }) => {
    const at = characters.findIndex(({ x }) => x >= (from + to) / 2);
    if (at <= 0 || [at - 1, at].some((i) => !LETTER.test(itemAt(characters, i).text))) return [];
    return [{ gap: (to - from) / em, isSpace: spaces.has(at) }];
  });
}

/** The width of most gaps between so many letters of a cell: where two of them touch, it is 0. */
function usualOf(gaps: readonly Gap[], letters: number): number {
  const widths = gaps.map(({ from, to }) => to - from).sort((a, b) => b - a);
  return widths[Math.max(gaps.length, letters - 1) >> 1] ?? 0;
}

/** Ems that a gap before a character must have to part it from the one before; 0 between letters. */
function leastBetween(characters: readonly ReadCharacter[], at: number): number {
  const [before, behind] = [itemAt(characters, at - 1).text, itemAt(characters, at).text];
  const figures = [before, behind].filter((text) => FIGURE.test(text));
  if (figures.length === 2) return FIGURE_GAP + figures.filter((text) => text === '1').length * BESIDE_ONE;
  if (figures.length === 0 || !(MARK.test(before) || MARK.test(behind))) return 0;
  const rest = characters.slice(at).map(({ text }) => text);
  return before === ',' && YEAR.test(rest.join('')) ? 0 : MARK_GAP;
}

/** The characters of another reading of a cell that are in a segment of it. */
export function inSegment(
  segments: readonly Segment[],
  at: number,
  characters: readonly ReadCharacter[],
): ReadCharacter[] {
  const before = segments[at - 1];
  const own = itemAt(segments, at);
  const behind = segments[at + 1];
  const from = before ? (before.x1 + own.x0) / 2 : Number.NEGATIVE_INFINITY;
  const to = behind ? (own.x1 + behind.x0) / 2 : Number.POSITIVE_INFINITY;
  return characters.filter(({ x }) => isWithin(x, from, to));
}

const isWithin = (x: number, from: number, to: number): boolean => x >= from && x < to;

export function gapsOf({ parts }: Pick<Cell, 'parts'>): Gap[] {
  const gaps: Gap[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x0, x1 } of parts) {
    if (x0 > end) gaps.push({ from: end, to: x0 });
    end = end === Number.POSITIVE_INFINITY ? x1 : Math.max(end, x1);
  }
  return gaps;
}

/** Share of a cell's letters that are no higher than its capitals, and ems of a capital. */
const CAPITALS = 0.8;
const CAPITAL = 0.72;

/** The em size of a cell's letters, pixels. */
export function emOf({ parts, letterHeight }: Cell): number {
  const heights = parts.map(heightOf).filter((height) => height >= letterHeight / 2);
  heights.sort((a, b) => a - b);
  return numberAt(heights, Math.floor((heights.length - 1) * CAPITALS)) / CAPITAL;
}

/** The baseline of a cell: where most of its letters end. */
export function baselineOf({ parts, letterHeight, y1 }: Cell): number {
  const ends = parts.filter((part) => heightOf(part) >= letterHeight / 2).map((part) => part.y1);
  ends.sort((a, b) => a - b);
  return ends.length === 0 ? y1 : numberAt(ends, ends.length >> 1);
}
