/** Cuts a page into cells: letters beside each other on one line, without a gap as wide as between columns. */
import { itemAt, numberAt } from '../../engine/model/lists.ts';
import { around, heightOf, type Picture, type PixelBox, widthOf } from '../picture.ts';
import type { Cell } from './cell.ts';
import { type Component, componentsOf, rootOf } from './components.ts';
import { dashesIn } from './dashes.ts';
import { type Draft, GAP, HIGHEST, joinedOver, onOneLine, withPieces } from './drafts.ts';
import { leadersIn } from './leaders.ts';

export interface Cells {
  /** of most letters of the page, pixels; 0 on a page without any */
  readonly letterHeight: number;
  readonly cells: readonly Cell[];
}

/** Fewer pixels are dirt. */
const LEAST_INK = 4;
/** Inches: letters of 5 to 20 points. */
const LEAST_LETTER = 0.04;
const MOST_LETTER = 0.23;
const WIDEST_LETTER = 0.3;
/** Capitals and figures are higher than most letters: so high are this share of the letters at most. */
const LETTER_QUANTILE = 0.6;

/** Letter heights, of a part of a text. */
const LOWEST = 0.5;
const WIDEST = 12;
/** Share of its box that a letter inks: an open frame inks less. */
const LEAST_SHARE = 0.08;
/** Letter heights of the widest dot or dash; and its least ink, in squares of the letter height. */
const WIDEST_MARK = 2;
const LEAST_MARK = 0.006;
const LEAST_MARK_INK = 5;

/** Letter heights between a mark and its cell. */
const MARK_GAP = 0.8;
/** Letter heights that a mark may be above or below its cell. */
const MARK_ABOVE = 0.35;
const MARK_BELOW = 0.4;
/** Letter heights: narrower is a bar or dirt. */
const NARROWEST = 0.25;

/** Given a page with even light and without ruling lines, returns its cells, top to bottom and left to right. */
export function cellsOf(picture: Picture, inkLimit: number): Cells {
  const pieces = componentsOf(picture, inkLimit).filter(({ ink }) => ink >= LEAST_INK);
  const letterHeight = letterHeightOf(pieces, picture.dpi);
  if (letterHeight === 0) return { letterHeight, cells: [] };
  const letters = pieces.filter((piece) => isLetter(piece, letterHeight));
  const marks = pieces.filter((piece) => isMark(piece, letterHeight));
  const leaders = leadersIn(marks, letterHeight);
  const drafts = grouped(letters, letterHeight);
  const alone = marks
    .sort((a, b) => a.x0 - b.x0)
    .filter((mark) => !leaders.has(mark) && !attach(drafts, mark, letterHeight));
  const found = joinedOver(withPieces(drafts, letterHeight), letterHeight)
    .filter((draft) => widthOf(draft) >= NARROWEST * letterHeight)
    .map(cellOf);
  const cells = [...found, ...dashesIn(alone, found, letterHeight)].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  return { letterHeight, cells };
}

function letterHeightOf(pieces: readonly Component[], dpi: number): number {
  const heights = pieces
    .filter((piece) => {
      const height = heightOf(piece) / dpi;
      return height >= LEAST_LETTER && height <= MOST_LETTER && widthOf(piece) <= WIDEST_LETTER * dpi;
    })
    .filter((piece) => widthOf(piece) > 2)
    .map(heightOf)
    .sort((a, b) => a - b);
  return heights.length === 0 ? 0 : numberAt(heights, Math.floor(heights.length * LETTER_QUANTILE));
}

function isLetter(piece: Component, letterHeight: number): boolean {
  const [width, height] = [widthOf(piece), heightOf(piece)];
  if (height < LOWEST * letterHeight || height > HIGHEST * letterHeight || width > WIDEST * letterHeight) return false;
  return piece.ink > LEAST_SHARE * width * height;
}

const isMark = (piece: Component, letterHeight: number): boolean =>
  heightOf(piece) < LOWEST * letterHeight &&
  widthOf(piece) <= WIDEST_MARK * letterHeight &&
  piece.ink >= Math.max(LEAST_MARK_INK, letterHeight ** 2 * LEAST_MARK);

/** Returns letters as drafts of cells: those beside each other together. */
function grouped(letters: readonly PixelBox[], letterHeight: number): Draft[] {
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const parent = sorted.map((_, i) => i);
  for (const near of inBands(sorted, 2 * letterHeight)) {
    near.forEach((at, i) => {
      for (const other of besideOf(sorted, near.slice(i), letterHeight)) {
        const [a, b] = [rootOf(parent, at), rootOf(parent, other)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
    });
  }
  const drafts = new Map<number, Draft>();
  sorted.forEach((letter, i) => {
    const root = rootOf(parent, i);
    const draft = drafts.get(root) ?? { ...letter, parts: [], heights: [] };
    draft.parts.push(letter);
    draft.heights.push(heightOf(letter));
    drafts.set(root, Object.assign(draft, around(draft, letter)));
  });
  return [...drafts.values()];
}

/** Of the places of letters of a band, from left to right, returns those that are beside the first on its line. */
function besideOf(letters: readonly PixelBox[], near: readonly number[], letterHeight: number): number[] {
  const left = itemAt(letters, numberAt(near, 0));
  const beside: number[] = [];
  for (const at of near.slice(1)) {
    const right = itemAt(letters, at);
    const height = Math.max(letterHeight, Math.min(heightOf(left), heightOf(right)));
    if (right.x0 - left.x1 > GAP * height) break;
    if (onOneLine(left, right, letterHeight)) beside.push(at);
  }
  return beside;
}

/** Returns the places in a list of the boxes that touch each band across the page, so high. */
function inBands(boxes: readonly PixelBox[], height: number): Iterable<number[]> {
  const bands = new Map<number, number[]>();
  boxes.forEach(({ y0, y1 }, at) => {
    for (let band = Math.floor(y0 / height); band <= Math.floor(y1 / height); band++) {
      const own = bands.get(band);
      if (own) own.push(at);
      else bands.set(band, [at]);
    }
  });
  return bands.values();
}

/** Gives a dot, a dash or an accent to the nearest cell of its line; false if there is none. */
function attach(drafts: readonly Draft[], mark: PixelBox, letterHeight: number): boolean {
  const middle = (mark.y0 + mark.y1) / 2;
  let best: Draft | null = null;
  let least = MARK_GAP * letterHeight;
  for (const draft of drafts) {
    if (middle < draft.y0 - MARK_ABOVE * letterHeight || middle > draft.y1 + MARK_BELOW * letterHeight) continue;
    const gap = Math.max(0, draft.x0 - mark.x1, mark.x0 - draft.x1);
    if (gap <= least && (gap < least || best === null)) [best, least] = [draft, gap];
  }
  if (!best) return false;
  best.parts.push(mark);
  Object.assign(best, around(best, mark));
  return true;
}

function cellOf({ parts, heights, x0, y0, x1, y1 }: Draft): Cell {
  heights.sort((a, b) => a - b);
  const letterHeight = numberAt(heights, heights.length >> 1);
  return { x0, y0, x1, y1, letterHeight, parts: parts.sort((a, b) => a.x0 - b.x0) };
}
