/** Reads a path object of PDFium as the rectangles that it fills and the straight lines that it strokes. */
import type { Box } from '../geometry/box.ts';
import { greatest, least } from '../geometry/extremes.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { itemAt, lastOf, numberAt } from '../model/lists.ts';
import { heapOf, type Pdfium, pointIn } from './pdfium.ts';

const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;
/** A path of more segments is a picture; the ruling of a whole page in one path has fewer. */
const MAX_SEGMENTS = 4000;
/** Points: how far a line may lean and still count as horizontal or vertical. */
const LEAN = 0.6;
/** PDFium's name for the rule that leaves what is inside an even number of outlines unfilled. */
const EVEN_ODD = 1;

/** What a path draws, in the space that the given map leads to. */
interface Shapes {
  /** filled rectangles; rounded ones count */
  readonly rects: Box[];
  /** filled polygons that are nearly rectangles: they lean, or a corner is cut off */
  readonly solids: Box[];
  /** horizontal and vertical strokes, as boxes without thickness */
  readonly strokes: Box[];
  /** boxes around slanted strokes */
  readonly slants: Box[];
  /** true if it is made of curves: a logo, a drawn letter */
  curved: boolean;
  /** true if some of it is neither of these: it may be letters */
  free: boolean;
}

/** How a path is painted. */
interface Painting {
  /** PDFium's; 0 for a path that is not filled */
  readonly fillRule: number;
  readonly stroked: boolean;
}

/** The corners of a part of a path, control points of curves included. */
interface Outline {
  readonly xs: number[];
  readonly ys: number[];
  /** how many of them are points of curves */
  curves: number;
}

/** Returns a path's upright rectangles, if filled, and lines, if stroked. */
export function shapesOf(pdfium: Pdfium, path: number, map: Matrix, { fillRule, stroked }: Painting): Shapes {
  const shapes: Shapes = { rects: [], solids: [], strokes: [], slants: [], curved: false, free: false };
  const count: number = pdfium.exports.FPDFPath_CountSegments(path);
  if (count <= 1) return shapes;
  if (count > MAX_SEGMENTS) return { ...shapes, curved: true, free: true };
  const turns: number[] = [];
  const end = (outline: Outline, closed: boolean) => {
    if (outline.xs.length <= 1) return;
    if (fillRule !== 0 && !addRect(outline, shapes, turns)) shapes.free = true;
    if (stroked && (outline.curves > 0 || !addStrokes(outline, closed, shapes))) shapes.free = true;
    if (outline.curves > 0) shapes.curved = true;
  };
  walk(pdfium, path, map, end);
  return { ...shapes, rects: withoutHoles(shapes.rects, turns, fillRule === EVEN_ODD) };
}

/** Calls `end` with each part of a path. */
function walk(pdfium: Pdfium, path: number, map: Matrix, end: (outline: Outline, closed: boolean) => void): void {
  const { exports } = pdfium;
  const heap = heapOf(pdfium);
  const [first, second] = heap.places;
  const [a, b, c, d, e, f] = map;
  let outline: Outline = { xs: [], ys: [], curves: 0 };
  const close = (closed: boolean) => {
    end(outline, closed);
    outline = { xs: [], ys: [], curves: 0 };
  };
  const count: number = exports.FPDFPath_CountSegments(path);
  for (let i = 0; i < count; i++) {
    const segment = exports.FPDFPath_GetPathSegment(path, i);
    const type: number = exports.FPDFPathSegment_GetType(segment);
    exports.FPDFPathSegment_GetPoint(segment, first, second);
    if (type === MOVE_TO) close(false);
    else if (type === BEZIER_TO) outline.curves++;
    else if (type !== LINE_TO) continue;
    const [x, y] = pointIn(heap);
    outline.xs.push(a * x + c * y + e);
    outline.ys.push(b * x + d * y + f);
    if (exports.FPDFPathSegment_GetClose(segment)) close(true);
  }
  end(outline, false);
}

/** Bezier points of a rounded rectangle: four corners of three points each; browsers draw a corner in eight curves, */
const MAX_ROUNDED = 12;
/** and the points of all these go around this share of its box: pictures and letters fill less. */
const FILLED = 0.85;

/** Given an outline, adds the rectangle that it is; returns false if it is none. `turns`: which way around it goes. */
function addRect(outline: Outline, shapes: Shapes, turns: number[]): boolean {
  const { xs, ys, curves } = outline;
  const box: Box = [least(xs), least(ys), greatest(xs), greatest(ys)];
  const area = areaOf(outline);
  const isFull = () => Math.abs(area) >= FILLED * (box[2] - box[0]) * (box[3] - box[1]);
  const isRect =
    curves === 0 ? hasRightCorners(outline, box) : !isCircle(outline, box) && (curves <= MAX_ROUNDED || isFull());
  if (!isRect) {
    if (curves === 0 && isFull()) shapes.solids.push(box);
    return false;
  }
  shapes.rects.push(box);
  turns.push(Math.sign(area));
  return true;
}

/** True if each corner is on two sides of the box, as those of a rectangle are. */
const hasRightCorners = ({ xs, ys }: Outline, [x0, y0, x1, y1]: Box): boolean =>
  xs.every((x) => x - x0 < LEAN || x1 - x < LEAN) && ys.every((y) => y - y0 < LEAN || y1 - y < LEAN);

/** True for four curves and no straight side. */
const isCircle = ({ xs, curves }: Outline, [x0, y0, x1, y1]: Box): boolean =>
  curves === MAX_ROUNDED && xs.length === MAX_ROUNDED + 1 && x1 - x0 < 2 * (y1 - y0);

/** The area of a polygon, below zero if it is drawn the other way around. */
function areaOf({ xs, ys }: Outline): number {
  let twice = 0;
  let [before, above] = [lastOf(xs), lastOf(ys)];
  for (const [i, x] of xs.entries()) {
    const y = numberAt(ys, i);
    twice += before * y - x * above;
    [before, above] = [x, y];
  }
  return twice / 2;
}

/**
 * Returns what the rectangles of a path fill. Of two neighbours, one inside the other, the inner one is a hole (some
 * writers draw borders so), and the sides are left. `turns`: which way around each is drawn.
 */
function withoutHoles(rects: readonly Box[], turns: readonly number[], evenOdd: boolean): Box[] {
  const filled: Box[] = [];
  for (let i = 0; i < rects.length; i++) {
    const [rect, next] = [itemAt(rects, i), rects[i + 1]];
    const mayBeHole = next !== undefined && (evenOdd || numberAt(turns, i) * numberAt(turns, i + 1) < 0);
    const frame = mayBeHole ? frameOf(rect, next) : null;
    filled.push(...(frame ?? [rect]));
    if (frame !== null) i++;
  }
  return filled;
}

/** The sides of the outer one of two rectangles around the inner one; null if neither is inside the other. */
function frameOf(one: Box, other: Box): Box[] | null {
  if (within(other, one)) return sidesBetween(one, other);
  return within(one, other) ? sidesBetween(other, one) : null;
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

/** Given a line of straight pieces, adds them; returns false if some are slanted. Dots are left out. */
function addStrokes({ xs, ys }: Outline, closed: boolean, shapes: Shapes): boolean {
  let straight = true;
  const last = closed ? xs.length : xs.length - 1;
  for (const [i, x] of xs.slice(0, last).entries()) {
    const j = (i + 1) % xs.length;
    const [y, nextX, nextY] = [numberAt(ys, i), numberAt(xs, j), numberAt(ys, j)];
    const [isWide, isHigh] = [Math.abs(x - nextX) > LEAN, Math.abs(y - nextY) > LEAN];
    const isSlanted = isWide && isHigh;
    if (isSlanted) straight = false;
    if (!isWide && !isHigh) continue;
    const box: Box = [Math.min(x, nextX), Math.min(y, nextY), Math.max(x, nextX), Math.max(y, nextY)];
    (isSlanted ? shapes.slants : shapes.strokes).push(box);
  }
  return straight;
}
