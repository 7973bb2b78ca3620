/**
 * Turns light letters on dark grounds, as headers of tables have them, into dark letters on light; and makes paper of the
 * black that a scanner sees beside the page.
 */
import { numberAt, wholeAt } from '../../engine/model/lists.ts';
import { type Component, componentsOf } from '../cells/components.ts';
import { darkPixels, heightOf, PAPER, type Picture, type PixelBox, shrink, widthOf } from '../picture.ts';
import { paperLightOf, relativeToPaper } from './paper-light.ts';

/** Pixels an inch at which letters are no more than grey, and grounds are still themselves. */
export const LOOKED_DPI = 40;
/** Share of the lightness of the paper around it below which a ground is dark. */
const DARK = 0.55;
/** Inches: a ground that holds a line of letters. */
const LEAST_HEIGHT = 0.12;
const LEAST_WIDTH = 0.5;
/** Share of its box that a ground fills, its letters left out. */
const FILLED = 0.6;
/** Share of the page: more is a page that is dark as a whole, or the table on which it lies. */
const MOST_OF_PAGE = 0.4;

/** Share of a ground at the edge of the picture that is light if letters are on it; and what is light. */
const LETTERS = 0.015;
const LIGHT = 0.75;

/** Returns the picture with each dark ground and its letters turned around, and none at its edges. */
export function withoutDarkGrounds(picture: Picture): Picture {
  const by = Math.max(1, Math.round(picture.dpi / LOOKED_DPI));
  const small = shrink(picture, by);
  const light = paperLightOf(small);
  const grounds = componentsOf(relativeToPaper(small), PAPER * DARK).filter((piece) => isGround(piece, small));
  if (grounds.length === 0) return picture;
  const data = picture.data.slice();
  for (const ground of grounds) {
    const box = { x0: ground.x0 * by, y0: ground.y0 * by, x1: ground.x1 * by, y1: ground.y1 * by };
    const paper = light((ground.x0 + ground.x1) / 2, (ground.y0 + ground.y1) / 2);
    if (isAtEdge(ground, small) && lightShare(picture, box, paper * LIGHT) < LETTERS) {
      change(data, picture.width, grown(box, by, picture), () => PAPER);
    } else change(data, picture.width, box, (grey) => PAPER - grey);
  }
  return { ...picture, data };
}

function isAtEdge({ x0, y0, x1, y1 }: PixelBox, { width, height }: Picture): boolean {
  return x0 === 0 || y0 === 0 || x1 === width || y1 === height;
}

/** A box with so many pixels more on each side, on the picture: the edge of the black is in them. */
const grown = ({ x0, y0, x1, y1 }: PixelBox, by: number, { width, height }: Picture): PixelBox => ({
  x0: Math.max(0, x0 - by),
  y0: Math.max(0, y0 - by),
  x1: Math.min(width, x1 + by),
  y1: Math.min(height, y1 + by),
});

/** The share of the pixels of a place that are lighter than a grey. */
export function lightShare(picture: Picture, box: PixelBox, grey: number): number {
  return 1 - darkPixels(picture, box, Math.floor(grey) + 1) / (widthOf(box) * heightOf(box));
}

function change(data: Uint8Array, width: number, { x0, y0, x1, y1 }: PixelBox, to: (grey: number) => number): void {
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0; at < y * width + x1; at++) data[at] = to(wholeAt(data, at));
  }
}

function isGround(piece: Component, size: Picture): boolean {
  const { dpi, width, height } = size;
  const area = widthOf(piece) * heightOf(piece);
  const isSmall = heightOf(piece) < LEAST_HEIGHT * dpi || widthOf(piece) < LEAST_WIDTH * dpi;
  if (isSmall && !isAtEdge(piece, size)) return false;
  return piece.ink >= FILLED * area && area <= MOST_OF_PAGE * width * height;
}

/** The grey of most of a page. */
export function medianOf({ data }: Picture): number {
  const counts = new Array<number>(PAPER + 1).fill(0);
  for (const grey of data) counts[grey] = numberAt(counts, grey) + 1;
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below * 2 >= data.length;
  });
}
