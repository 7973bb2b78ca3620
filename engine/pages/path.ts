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

/** What a path draws, in the space that the given map leads to. */
export interface Shapes {
  /** filled rectangles; rounded ones count */
  readonly rects: Box[];
  /** horizontal and vertical strokes, as boxes without thickness */
  readonly strokes: Box[];
  /** true where it is made of curves: a logo, a drawn letter */
  curved: boolean;
}

/**
 * Given a path object, returns its upright rectangles (where it is filled) and lines (where it is stroked). Slanted
 * lines and other shapes are left out.
 */
export function shapesOf(
  pdfium: Pdfium,
  heap: Heap,
  path: number,
  map: Matrix,
  filled: boolean,
  stroked: boolean,
): Shapes {
  const shapes: Shapes = { rects: [], strokes: [], curved: false };
  const { exports } = pdfium;
  const count: number = exports.FPDFPath_CountSegments(path);
  if (count <= 1 || count > MAX_SEGMENTS) {
    shapes.curved = count > MAX_SEGMENTS;
    return shapes;
  }
  const [a, b, c, d, e, f] = map;
  const at = heap.scratch >> 2;
  let xs: number[] = [];
  let ys: number[] = [];
  let curves = 0;

  const endSubpath = (closed: boolean) => {
    if (xs.length > 1) {
      if (filled) addRect(xs, ys, curves, shapes);
      if (stroked && curves === 0) addStrokes(xs, ys, closed, shapes);
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
  return shapes;
}

/** Bezier points of a rounded rectangle: four corners of three points each; browsers draw a corner in eight curves, */
const MAX_ROUNDED = 12;
/** and the points of all these go around this share of its box: pictures and letters fill less. */
const FILLED = 0.85;

function addRect(xs: readonly number[], ys: readonly number[], curves: number, shapes: Shapes): void {
  const x0 = least(xs);
  const x1 = greatest(xs);
  const y0 = least(ys);
  const y1 = greatest(ys);
  if (curves === 0) {
    // every corner of a rectangle lies on two of its sides
    for (let i = 0; i < xs.length; i++) {
      const onX = xs[i] - x0 < LEAN || x1 - xs[i] < LEAN;
      const onY = ys[i] - y0 < LEAN || y1 - ys[i] < LEAN;
      if (!onX || !onY) return;
    }
  } else if (curves === MAX_ROUNDED && xs.length === MAX_ROUNDED + 1 && x1 - x0 < 2 * (y1 - y0)) {
    return; // a circle: four curves and no straight side
  } else if (curves > MAX_ROUNDED && areaOf(xs, ys) < FILLED * (x1 - x0) * (y1 - y0)) return;
  shapes.rects.push([x0, y0, x1, y1]);
}

/** The area of a polygon. */
function areaOf(xs: readonly number[], ys: readonly number[]): number {
  let twice = 0;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) twice += xs[j] * ys[i] - xs[i] * ys[j];
  return Math.abs(twice) / 2;
}

function addStrokes(xs: readonly number[], ys: readonly number[], closed: boolean, shapes: Shapes): void {
  const last = closed ? xs.length : xs.length - 1;
  for (let i = 0; i < last; i++) {
    const j = (i + 1) % xs.length;
    const dx = Math.abs(xs[i] - xs[j]);
    const dy = Math.abs(ys[i] - ys[j]);
    if (dx <= LEAN === dy <= LEAN) continue;
    shapes.strokes.push([
      Math.min(xs[i], xs[j]),
      Math.min(ys[i], ys[j]),
      Math.max(xs[i], xs[j]),
      Math.max(ys[i], ys[j]),
    ]);
  }
}
