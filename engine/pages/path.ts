/** Reads a path object of PDFium as the rectangles that it fills and the straight lines that it strokes. */
import type { Box } from '../geometry/box.ts';
import { greatest, least } from '../geometry/extremes.ts';
import type { Matrix } from '../geometry/matrix.ts';
import type { Heap, Pdfium } from './pdfium.ts';

const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;
/** A path of more segments is a picture; the ruling of a whole page in one path has fewer. */
const MAX_SEGMENTS = 4000;
/** Points: how far a line may lean and still count as horizontal or vertical. */
const LEAN = 0.6;

/** How PDFium names the rule that what lies inside of an even number of outlines is left bare. */
const EVEN_ODD = 1;

/** What a path draws, in the space that the given map leads to. */
export interface Shapes {
  /** filled rectangles; rounded ones count */
  readonly rects: Box[];
  /** filled polygons that are nearly rectangles: they lean, or a corner is cut off */
  readonly solids: Box[];
  /** horizontal and vertical strokes, as boxes without thickness */
  readonly strokes: Box[];
  /** boxes around slanted strokes */
  readonly slants: Box[];
  /** true where it is made of curves: a logo, a drawn letter */
  curved: boolean;
  /** true where some of it is neither of these: it may be letters */
  free: boolean;
}

/** Returns a path's upright rectangles, if filled, and lines, if stroked. `fillRule`: PDFium's; 0 for none. */
export function shapesOf(
  pdfium: Pdfium,
  heap: Heap,
  path: number,
  map: Matrix,
  fillRule: number,
  stroked: boolean,
): Shapes {
  const shapes: Shapes = { rects: [], solids: [], strokes: [], slants: [], curved: false, free: false };
  const { exports } = pdfium;
  const count: number = exports.FPDFPath_CountSegments(path);
  if (count <= 1 || count > MAX_SEGMENTS) {
    shapes.curved = count > MAX_SEGMENTS;
    shapes.free = shapes.curved;
    return shapes;
  }
  const [a, b, c, d, e, f] = map;
  const at = heap.scratch >> 2;
  let xs: number[] = [];
  let ys: number[] = [];
  let curves = 0;
  const turns: number[] = [];

  const endSubpath = (closed: boolean) => {
    if (xs.length > 1) {
      if (fillRule !== 0 && !addRect(xs, ys, curves, shapes, turns)) shapes.free = true;
      if (stroked && (curves > 0 || !addStrokes(xs, ys, closed, shapes))) shapes.free = true;
      if (curves > 0) shapes.curved = true;
    }
    xs = [];
    ys = [];
    curves = 0;
  };

  for (let i = 0; i < count; i++) {
    const segment = exports.FPDFPath_GetPathSegment(path, i);
    const type: number = exports.FPDFPathSegment_GetType(segment);
    exports.FPDFPathSegment_GetPoint(segment, heap.scratch, heap.scratch + 4);
    const x = heap.f32[at];
    const y = heap.f32[at + 1];
    if (type === MOVE_TO) endSubpath(false);
    else if (type === BEZIER_TO) curves++;
    else if (type !== LINE_TO) continue;
    xs.push(a * x + c * y + e);
    ys.push(b * x + d * y + f);
    if (exports.FPDFPathSegment_GetClose(segment)) endSubpath(true);
  }
  endSubpath(false);
  return { ...shapes, rects: withoutHoles(shapes.rects, turns, fillRule === EVEN_ODD) };
}

/** Bezier points of a rounded rectangle: four corners of three points each; browsers draw a corner in eight curves, */
const MAX_ROUNDED = 12;
/** and the points of all these go around this share of its box: pictures and letters fill less. */
const FILLED = 0.85;

/** Given an outline, adds the rectangle that it is; returns false where it is none. */
function addRect(
  xs: readonly number[],
  ys: readonly number[],
  curves: number,
  shapes: Shapes,
  turns: number[],
): boolean {
  const x0 = least(xs);
  const x1 = greatest(xs);
  const y0 = least(ys);
  const y1 = greatest(ys);
  if (curves === 0) {
    // every corner of a rectangle lies on two of its sides
    for (let i = 0; i < xs.length; i++) {
      const onX = xs[i] - x0 < LEAN || x1 - xs[i] < LEAN;
      const onY = ys[i] - y0 < LEAN || y1 - ys[i] < LEAN;
      if (onX && onY) continue;
      if (areaOf(xs, ys) >= FILLED * (x1 - x0) * (y1 - y0)) shapes.solids.push([x0, y0, x1, y1]);
      return false;
    }
  } else if (curves === MAX_ROUNDED && xs.length === MAX_ROUNDED + 1 && x1 - x0 < 2 * (y1 - y0)) {
    return false; // a circle: four curves and no straight side
  } else if (curves > MAX_ROUNDED && areaOf(xs, ys) < FILLED * (x1 - x0) * (y1 - y0)) return false;
  shapes.rects.push([x0, y0, x1, y1]);
  turns.push(Math.sign(turnedAreaOf(xs, ys)));
  return true;
}

const areaOf = (xs: readonly number[], ys: readonly number[]): number => Math.abs(turnedAreaOf(xs, ys));

/** The area of a polygon, below zero where it is drawn the other way around. */
function turnedAreaOf(xs: readonly number[], ys: readonly number[]): number {
  let twice = 0;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) twice += xs[j] * ys[i] - xs[i] * ys[j];
  return twice / 2;
}

/**
 * Returns what the rectangles of a path fill. Of two neighbours, one inside the other, the inner one is a hole (some
 * writers draw borders so), and the sides are left. `turns`: which way around each is drawn.
 */
function withoutHoles(rects: readonly Box[], turns: readonly number[], evenOdd: boolean): Box[] {
  const filled: Box[] = [];
  for (let i = 0; i < rects.length; i++) {
    const next = i + 1 < rects.length && (evenOdd || turns[i] * turns[i + 1] < 0);
    if (next && within(rects[i + 1], rects[i])) filled.push(...sidesBetween(rects[i], rects[++i]));
    else if (next && within(rects[i], rects[i + 1])) filled.push(...sidesBetween(rects[i + 1], rects[i++]));
    else filled.push(rects[i]);
  }
  return filled;
}

const within = ([x0, y0, x1, y1]: Box, [left, low, right, high]: Box): boolean =>
  x0 < x1 && y0 < y1 && x0 >= left && y0 >= low && x1 <= right && y1 <= high;

/** The sides of a frame that have any thickness. */
function sidesBetween([left, low, right, high]: Box, [x0, y0, x1, y1]: Box): Box[] {
  const sides: Box[] = [
    [left, low, x0, high],
    [x1, low, right, high],
    [left, low, right, y0],
    [left, y1, right, high],
  ];
  return sides.filter(([a, b, c, d]) => c > a && d > b);
}

/** Given a line of straight pieces, adds the horizontal and vertical ones; returns false where some are slanted. */
function addStrokes(xs: readonly number[], ys: readonly number[], closed: boolean, shapes: Shapes): boolean {
  let straight = true;
  const last = closed ? xs.length : xs.length - 1;
  for (let i = 0; i < last; i++) {
    const j = (i + 1) % xs.length;
    const dx = Math.abs(xs[i] - xs[j]);
    const dy = Math.abs(ys[i] - ys[j]);
    const isSlanted = dx > LEAN && dy > LEAN;
    if (isSlanted) straight = false;
    if (!isSlanted && dx <= LEAN === dy <= LEAN) continue;
    (isSlanted ? shapes.slants : shapes.strokes).push([
      Math.min(xs[i], xs[j]),
      Math.min(ys[i], ys[j]),
      Math.max(xs[i], xs[j]),
      Math.max(ys[i], ys[j]),
    ]);
  }
  return straight;
}
