/** Cuts a cell into words by the white between its letters: neither reader can be trusted with spaces. */
import { itemAt, numberAt } from '../../engine/model/lists.ts';
import type { Cell } from '../cells/cells.ts';
import { around, heightOf, type PixelBox } from '../picture.ts';
import type { CellReading, ReadCharacter } from '../reading/types.ts';

/** Letter heights between words, between words that a figure ends and begins, and beyond the usual gap of the cell. */
const WORD_GAP = 0.38;
const FIGURE_GAP = 0.7;
const BEYOND_USUAL = 0.28;
const FIGURE = /\p{Nd}/u;
const SEPARATOR = /[.,:/'’-]/u;

/** A word of a cell: its place, and what a reader read there. */
export interface Segment extends PixelBox {
  readonly characters: readonly ReadCharacter[];
}

/** The white between neighbouring letters. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Given a cell and its first reading, returns its words. */
export function segmentsOf(cell: Cell, { characters }: CellReading): Segment[] {
  const gaps = gapsOf(cell);
  const widths = gaps.map(({ from, to }) => to - from).sort((a, b) => a - b);
  const usual = widths.length === 0 ? 0 : numberAt(widths, widths.length >> 1);
  const least = Math.max(WORD_GAP * cell.letterHeight, usual + BEYOND_USUAL * cell.letterHeight);
  const cuts = gaps.filter((gap) => parts(gap, least, { characters, cell }));
  const edges = [cell.x0, ...cuts.map(({ from, to }) => (from + to) / 2), cell.x1 + 1];
  return edges.slice(1).flatMap((to, at): Segment[] => {
    const from = numberAt(edges, at);
    const own = cell.parts.filter((part) => isWithin((part.x0 + part.x1) / 2, from, to));
    if (own.length === 0) return [];
    const box = own.reduce<PixelBox>(around, itemAt(own, 0));
    return [{ ...box, characters: characters.filter(({ x }) => isWithin(x, from, to)) }];
  });
}

/** The characters of another reading of a cell that are in a segment of it. */
export function inSegment(segments: readonly Segment[], at: number, { characters }: CellReading): ReadCharacter[] {
  const before = segments[at - 1];
  const own = itemAt(segments, at);
  const behind = segments[at + 1];
  const from = before ? (before.x1 + own.x0) / 2 : Number.NEGATIVE_INFINITY;
  const to = behind ? (own.x1 + behind.x0) / 2 : Number.POSITIVE_INFINITY;
  return characters.filter(({ x }) => isWithin(x, from, to));
}

const isWithin = (x: number, from: number, to: number): boolean => x >= from && x < to;

function gapsOf({ parts }: Cell): Gap[] {
  const gaps: Gap[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x0, x1 } of parts) {
    if (x0 > end) gaps.push({ from: end, to: x0 });
    end = end === Number.POSITIVE_INFINITY ? x1 : Math.max(end, x1);
  }
  return gaps;
}

function parts({ from, to }: Gap, least: number, of: { characters: readonly ReadCharacter[]; cell: Cell }): boolean {
  const width = to - from;
  if (width < least) return false;
  const middle = (from + to) / 2;
  const before = of.characters.findLast(({ x }) => x < middle)?.text ?? '';
  const behind = of.characters.find(({ x }) => x >= middle)?.text ?? '';
  const height = of.cell.letterHeight;
  if (FIGURE.test(before) && FIGURE.test(behind)) return width >= FIGURE_GAP * height;
  const isInside = (SEPARATOR.test(before) && FIGURE.test(behind)) || (FIGURE.test(before) && SEPARATOR.test(behind));
  return !isInside || width >= FIGURE_GAP * height;
}

/** The baseline of a cell: where most of its letters end. */
export function baselineOf({ parts, letterHeight, y1 }: Cell): number {
  const ends = parts.filter((part) => heightOf(part) >= letterHeight / 2).map((part) => part.y1);
  ends.sort((a, b) => a - b);
  return ends.length === 0 ? y1 : numberAt(ends, ends.length >> 1);
}
