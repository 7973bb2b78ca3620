/** Finds lines of letters in a picture: pieces of the height of text, next to each other, with dense strokes. */
import { type Box, union } from '../geometry/box.ts';
import { wholeAt } from '../model/lists.ts';
import { nextTo } from './next-to.ts';

/** A picture in shades of grey, row by row. */
export interface Greys {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Of 255: what differs less from the pixel beside it has no edge there; gradients and shadows differ by less. */
const EDGE = 20;
/** Ems: letters are neither lower nor higher; a rule is lower, a logo's mark and a watermark's letters are higher. */
const LEAST_HEIGHT = 0.35;
const MOST_HEIGHT = 2.5;
/** Ems: a wider piece is letters that touch, or the outline of a box: the latter has two strokes whatever its width. */
const WIDE = 1.2;
/** Strokes of letters that touch, by em of their width, and more than those of an outline. */
const STROKES = 0.5;
/** Two figures are wider than high; an icon and a tick are not. */
const LEAST_ASPECT = 1.25;
const LEAST_WIDTH = 0.9;
/** Ems: icons in a row are no higher, and their halves nearer to each other than lines of text. */
const ICON = 2;
const ICON_GAP = 0.25;

/** Returns the boxes, in pixels, of what looks like lines of letters; null for more than `most`. `em`: in pixels. */
export function lettersIn(picture: Greys, em: number, most: number): Box[] | null {
  const edges = edgesOf(picture);
  const pieces = piecesOf(edges, picture.width, picture.height).filter((box) => isLetters(box, picture, em));
  const lines = nextTo(pieces, em).filter(isWide);
  if (lines.length > most) return null;
  const isIcon = (line: Box) => lines.some((other) => makeIcon(line, other, em));
  return lines.filter((line) => line[2] - line[0] >= LEAST_WIDTH * em && !isIcon(line));
}

const isWide = ([x0, y0, x1, y1]: Box): boolean => x1 - x0 >= LEAST_ASPECT * (y1 - y0);

/** True for two lines right above each other that are no wider than high together. */
function makeIcon(a: Box, b: Box, em: number): boolean {
  const gap = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  if (a === b || gap > ICON_GAP * em) return false;
  const whole = union([a, b]);
  return !isWide(whole) && whole[3] - whole[1] <= ICON * em;
}

const MARKED = 1;
const TAKEN = 2;

/** Given a picture, marks each pixel that differs from its neighbour to the right or below. */
function edgesOf({ width, height, data }: Greys): Uint8Array {
  const edges = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const own = wholeAt(data, at);
      const right = x + 1 < width ? Math.abs(own - wholeAt(data, at + 1)) : 0;
      const below = y + 1 < height ? Math.abs(own - wholeAt(data, at + width)) : 0;
      if (right >= EDGE || below >= EDGE) edges[at] = MARKED;
    }
  }
  return edges;
}

/** Pixels: the parts of an icon are nearer to each other than the lines of a text. */
const REACH = 2;

/** Given marked pixels, returns the box of each stretch of such that touch, or nearly do. */
function piecesOf(edges: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  const open: number[] = [];
  const take = (at: number) => {
    edges[at] = TAKEN;
    open.push(at);
  };
  const takeAround = (x: number, y: number) => {
    for (let ny = Math.max(0, y - REACH); ny <= y + REACH && ny < height; ny++)
      for (let nx = Math.max(0, x - REACH); nx <= x + REACH && nx < width; nx++)
        if (edges[ny * width + nx] === MARKED) take(ny * width + nx);
  };
  for (let start = 0; start < edges.length; start++) {
    if (edges[start] !== MARKED) continue;
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    take(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x + 1);
      y1 = Math.max(y1, y + 1);
      takeAround(x, y);
    }
    boxes.push([x0, y0, x1, y1]);
  }
  return boxes;
}

/** Whether a piece is of the height of letters and, if it is wide, has strokes all along. */
function isLetters(box: Box, picture: Greys, em: number): boolean {
  const [x0, y0, x1, y1] = box;
  const height = y1 - y0;
  if (height < LEAST_HEIGHT * em || height > MOST_HEIGHT * em) return false;
  const wide = (x1 - x0) / em;
  if (wide <= WIDE) return true;
  let strokes = 0;
  for (let y = y0; y < y1; y++)
    strokes += strokesOn(picture.data.subarray(y * picture.width + x0, y * picture.width + x1));
  return strokes >= (1 + STROKES * wide) * height;
}

/** Given the greys of a line, returns how many times they rise and fall again. */
function strokesOn(greys: Uint8Array): number {
  let strokes = 0;
  let low = 255;
  let high = 0;
  let rising = true;
  for (const grey of greys) {
    if (rising) {
      if (grey > high) high = grey;
      else if (high - grey >= EDGE) {
        strokes++;
        rising = false;
        low = grey;
      }
    } else if (grey < low) low = grey;
    else if (grey - low >= EDGE) {
      rising = true;
      high = grey;
    }
  }
  return strokes;
}
