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
/** Share of the lightness of the paper around it below which a ground is dark; and below which one with light letters is. */
const DARK = 0.55;
const PALE = 0.78;
/** Inches: the header of a table, two or three lines of it; a higher ground of a middle grey is a blot or a panel. */
const HIGHEST_PALE = 0.7;
/** Shares of the way from a ground to the paper, and to black, from which on a pixel is of a letter. */
const LIGHTER = 0.5;
const DARKER = 0.35;
/** Light letters have so many times as many pixels as what is darker than their ground. */
const MOSTLY = 3;
/** Inches: a ground that holds a line of letters. */
const LEAST_HEIGHT = 0.12;
const LEAST_WIDTH = 0.5;
/** Share of its box that a ground fills, its letters left out. */
const FILLED = 0.6;
/** Share of the page: more is a page that is dark as a whole, or the table on which it lies. */
const MOST_OF_PAGE = 0.4;

/** Inches to both sides of a place of a ground whose grey is its own. */
const GROUND_REACH = 0.4;
/** Share of a ground that is darker than what counts as its grey: more of it is lit by letters. */
const GROUND_SHARE = 0.25;

/** Share of a ground at the edge of the picture that is light if letters are on it; and what is light. */
const LETTERS = 0.015;
const LIGHT = 0.75;

/** Returns the picture with each dark ground and its letters turned around, and none at its edges. */
export function withoutDarkGrounds(picture: Picture): Picture {
  const by = Math.max(1, Math.round(picture.dpi / LOOKED_DPI));
  const small = shrink(picture, by);
  const light = paperLightOf(small);
  const grounds = groundsOn(picture, { small, by, light });
  if (grounds.length === 0) return picture;
  const data = picture.data.slice();
  for (const ground of grounds) {
    const box = scaled(ground, by);
    const paper = light((ground.x0 + ground.x1) / 2, (ground.y0 + ground.y1) / 2);
    if (isAtEdge(ground, small) && lightShare(picture, box, paper * LIGHT) < LETTERS) {
      change(data, picture.width, grown(box, by, picture), () => PAPER);
    } else turnLight(data, picture.width, { ground, by, small, light });
  }
  return { ...picture, data };
}

/**
 * Returns the grounds of a page on its small picture, one of whose pixels is so many of the picture. Where print is pale,
 * a ground is of a middle grey, and only what is on it tells it from the tint behind a table.
 */
function groundsOn(picture: Picture, { small, by, light }: Omit<DarkGround, 'ground'>): Component[] {
  const relative = relativeToPaper(small);
  const found = (limit: number) =>
    componentsOf(relative, PAPER * limit)
      .filter((piece) => isGround(piece, small))
      .map((piece) => trimmed(piece, relative, PAPER * limit));
  const pale = found(PALE).filter((piece) => {
    if (heightOf(piece) > HIGHEST_PALE * small.dpi) return false;
    const paper = light((piece.x0 + piece.x1) / 2, (piece.y0 + piece.y1) / 2);
    // without its edge, on which ground and paper mix
    const within = { x0: piece.x0 + 1, y0: piece.y0 + 1, x1: piece.x1 - 1, y1: piece.y1 - 1 };
    return hasLightLetters(picture, scaled(within, by), { ground: groundGrey(small, piece, piece), paper });
  });
  return [...pale, ...found(DARK).filter((piece) => !pale.some((ground) => isInside(piece, ground)))];
}

/** Returns a ground without the letters above and below that touch it: most of each of its rows is dark. */
function trimmed(piece: Component, { width, data }: Picture, limit: number): Component {
  const isDark = (y: number) => {
    const row = data.subarray(y * width + piece.x0, y * width + piece.x1);
    return row.filter((grey) => grey < limit).length * 2 >= row.length;
  };
  let { y0, y1 } = piece;
  while (y0 < y1 && !isDark(y0)) y0++;
  while (y1 > y0 && !isDark(y1 - 1)) y1--;
  return { ...piece, y0, y1 };
}

const scaled = ({ x0, y0, x1, y1 }: PixelBox, by: number): PixelBox => ({
  x0: x0 * by,
  y0: y0 * by,
  x1: x1 * by,
  y1: y1 * by,
});

const isInside = (piece: PixelBox, ground: PixelBox): boolean =>
  piece.x0 >= ground.x0 && piece.x1 <= ground.x1 && piece.y0 >= ground.y0 && piece.y1 <= ground.y1;

/** True if what is on a ground, given its grey and that of the paper, is lighter than it. */
function hasLightLetters(
  picture: Picture,
  box: PixelBox,
  { ground, paper }: { readonly ground: number; readonly paper: number },
): boolean {
  const lighter = lightShare(picture, box, ground + LIGHTER * (paper - ground));
  const darker = 1 - lightShare(picture, box, (1 - DARKER) * ground);
  return lighter >= LETTERS && lighter >= MOSTLY * darker;
}

/** A ground with what tells its paper. */
interface DarkGround {
  /** on the small picture, one of whose pixels is so many of the picture */
  readonly ground: PixelBox;
  readonly by: number;
  readonly small: Picture;
  /** the grey of the paper around a place of the small picture */
  readonly light: (x: number, y: number) => number;
}

/**
 * Makes paper of a ground, as light as that around it, and ink of its letters, which are as light as paper. A ground
 * that was only turned around would be another grey than the paper beside it: print that is pale or badly lit has
 * grounds of a middle grey, some of them darker at one side.
 */
function turnLight(data: Uint8Array, width: number, { ground, by, small, light }: DarkGround): void {
  const reach = Math.ceil(GROUND_REACH * small.dpi);
  for (let column = ground.x0; column < ground.x1; column++) {
    const dark = groundGrey(small, { ...ground, x0: column - reach, x1: column + reach + 1 }, ground);
    for (let row = ground.y0; row < ground.y1; row++) {
      const paper = light(column, row);
      const turned = (grey: number) => (paper * (paper - grey)) / Math.max(1, paper - dark);
      const block = { x0: column * by, y0: row * by, x1: (column + 1) * by, y1: (row + 1) * by };
      change(data, width, block, (grey) => Math.round(Math.max(0, Math.min(PAPER, turned(grey)))));
    }
  }
}

/** The grey of a ground around one of its columns, between letters. */
function groundGrey(small: Picture, around: PixelBox, ground: PixelBox): number {
  const [x0, x1] = [Math.max(ground.x0, around.x0), Math.min(ground.x1, around.x1)];
  const greys: number[] = [];
  for (let y = ground.y0; y < ground.y1; y++) {
    greys.push(...small.data.subarray(y * small.width + x0, y * small.width + x1));
  }
  greys.sort((a, b) => a - b);
  return numberAt(greys, Math.floor(GROUND_SHARE * greys.length));
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
