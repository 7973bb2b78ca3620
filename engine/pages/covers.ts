/** Finds dark boxes without text on them: somebody has blackened what was printed there, and nobody can read it. */
import { type Box, overlap, union } from '../geometry/box.ts';
import { lightOf } from '../geometry/color.ts';
import { SPACE } from '../model/characters.ts';
import { floatAt, itemAt } from '../model/lists.ts';
import type { Glyphs } from '../model/page.ts';
import { boxOfStroke, type Drawings, type Paint } from './drawings.ts';

/** Ems: rules and bars between parts of a table are thinner, marks beside rows narrower. */
const LEAST_HEIGHT = 0.8;
const LEAST_WIDTH = 2.5;
/** Of 255: the grounds of rows are lighter. */
const LIGHT = 178;
/** A greater share of the page is its ground. */
const GROUND_SHARE = 0.5;
/** Ems: what is thinner is a rule, or the side of a frame. */
const THICK = 0.4;
/** Ems between boxes side by side that are one: cells of a heading, some of them without text. */
const TOUCHING = 0.3;
/** A box is looked at in so many places across and down for what is painted over it, or lies below. */
const ACROSS = 7;
const DOWN = 3;
/** in the midst of each of these parts of it */
const MIDDLE = 0.5;
/** More dark boxes than this are a picture that is made of them. */
const MOST = 300;

/** What a page paints and shows as text, the boxes of both on one plane. */
export interface Painted {
  readonly drawings: Drawings;
  readonly glyphs: Glyphs;
  readonly area: number;
  /** the usual size of its text */
  readonly em: number;
}

/** Returns the dark boxes without text that hide what is there. `placed`: a box on the upright page. */
export function coversOn({ drawings, glyphs, area, em }: Painted, placed: (box: Box) => Box): Box[] {
  const paints = paintsOf(drawings).map((paint): Paint => ({ ...paint, box: placed(paint.box) }));
  const dark = paints.filter((paint) => isDark(paint) && sizeOf(paint.box) < area * GROUND_SHARE);
  if (dark.length === 0 || dark.length > MOST) return [];
  const seen = dark.filter(({ box }) => isThick(box, em)).filter((paint) => isSeen(paint, paints));
  return sideBySide(
    seen.map(({ box }) => box),
    TOUCHING * em,
  ).filter((box) => isLarge(box, em) && !hasText(box, glyphs));
}

/** All that is filled with one colour, thick strokes among it, and pictures, whose colours nobody knows. */
function paintsOf({ rects, solids, gradients, images, strokes }: Drawings): Paint[] {
  const thick = strokes.map((stroke): Paint => ({ ...stroke, box: boxOfStroke(stroke), opaque: true }));
  return [...rects, ...solids, ...gradients, ...images, ...thick];
}

const isDark = ({ color, opaque }: Paint): boolean => opaque && color !== null && lightOf(color) < LIGHT;
const sizeOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);
const isThick = ([x0, y0, x1, y1]: Box, em: number): boolean => Math.min(x1 - x0, y1 - y0) >= THICK * em;
const isLarge = ([x0, y0, x1, y1]: Box, em: number): boolean =>
  x1 - x0 >= LEAST_WIDTH * em && y1 - y0 >= LEAST_HEIGHT * em;

/** True if most of a dark box is seen on a ground that is not dark: a frame is a dark box with a light one on it. */
function isSeen({ box, color, order }: Paint, paints: readonly Paint[]): boolean {
  const [x0, y0, x1, y1] = box;
  const isNear = ([left, top, right, bottom]: Box) => left < x1 && right > x0 && top < y1 && bottom > y0;
  const near = paints.filter((other) => other.order !== order && isNear(other.box));
  let seen = 0;
  for (let i = 0; i < ACROSS * DOWN; i++) {
    const x = x0 + ((x1 - x0) * ((i % ACROSS) + MIDDLE)) / ACROSS;
    const y = y0 + ((y1 - y0) * (Math.floor(i / ACROSS) + MIDDLE)) / DOWN;
    const here = near.filter(({ box: [a, b, c, d] }) => x > a && x < c && y > b && y < d);
    const isOver = here.some((other) => other.order > order && other.color !== color);
    const ground = here.findLast((other) => other.order < order);
    if (!isOver && !(ground && isDark(ground))) seen++;
  }
  return seen * 2 > ACROSS * DOWN;
}

/** Given boxes, returns them with those of one line that touch each other joined. */
function sideBySide(boxes: readonly Box[], reach: number): Box[] {
  const rows: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a[0] - b[0])) {
    const at = rows.findIndex((row) => box[0] <= row[2] + reach && isOnLine(row, box));
    if (at < 0) rows.push(box);
    else rows[at] = union([itemAt(rows, at), box]);
  }
  return rows;
}

const isOnLine = (a: Box, b: Box): boolean => overlap(a[1], a[3], b[1], b[3]) * 2 > Math.max(a[3] - a[1], b[3] - b[1]);

function hasText([x0, y0, x1, y1]: Box, { count, code, x0: left, x1: right, y0: top, y1: bottom }: Glyphs): boolean {
  for (let i = 0; i < count; i++) {
    if (code[i] === SPACE) continue;
    const [x, y] = [(floatAt(left, i) + floatAt(right, i)) / 2, (floatAt(top, i) + floatAt(bottom, i)) / 2];
    if (x > x0 && x < x1 && y > y0 && y < y1) return true;
  }
  return false;
}
