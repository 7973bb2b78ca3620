/** Walks the objects of a page, those inside form XObjects too, and gathers what is drawn besides text. */
import type { Box } from '../geometry/box.ts';
import { compose, IDENTITY, type Matrix, mapBox } from '../geometry/matrix.ts';
import { shapesOf } from './path.ts';
import { type Heap, heapOf, type Pdfium } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** Forms inside forms, deeper than any writer of statements goes; a form that holds itself ends here. */
const MAX_DEPTH = 8;
/** Objects of one page: more is a picture made of strokes, or made to do harm. */
const MAX_OBJECTS = 200_000;

/** Something painted over an area. Boxes are in user space: y upwards. */
export interface Paint {
  readonly box: Box;
  /** 0xRRGGBB; null for an image or a gradient, whose colour varies */
  readonly color: number | null;
  /** true where nothing below can be seen through it */
  readonly opaque: boolean;
  /** its place in the order of painting */
  readonly order: number;
}

/** A straight stroke in user space, with its thickness in points. */
interface Stroke {
  readonly box: Box;
  readonly thickness: number;
  readonly color: number;
  /** its place in the order of painting */
  readonly order: number;
}

/** An object of the page, by its address, and where it stands. */
interface Piece {
  readonly object: number;
  readonly box: Box;
}

/** What a page draws, in user space. */
export interface Drawings {
  readonly rects: Paint[];
  /** filled shapes that are nearly rectangles */
  readonly solids: Paint[];
  readonly gradients: Paint[];
  readonly strokes: Stroke[];
  /** boxes around slanted strokes, in user space */
  readonly slants: Box[];
  readonly images: Paint[];
  readonly imageObjects: number[];
  /** paths that are no rectangles and rules, and gradients: they, or their clips, may be letters */
  readonly freePaths: Piece[];
  /** the addresses of the paths with rectangles and strokes, by their order */
  readonly pathObjects: Map<number, number>;
  /** the text objects, in the order of painting: address, place in that order */
  readonly texts: number[];
  readonly textOrders: number[];
  /** for text objects inside forms: the map from the form's space to the page's */
  readonly formMaps: Map<number, Matrix>;
  /** path objects with curves: letters drawn as outlines are many of them */
  curvedPaths: number;
  objects: number;
}

/** Given a loaded page, returns its drawings. */
export function readDrawings(pdfium: Pdfium, page: number): Drawings {
  const { exports } = pdfium;
  const drawings: Drawings = {
    rects: [],
    solids: [],
    gradients: [],
    strokes: [],
    slants: [],
    images: [],
    imageObjects: [],
    freePaths: [],
    pathObjects: new Map(),
    texts: [],
    textOrders: [],
    formMaps: new Map(),
    curvedPaths: 0,
    objects: 0,
  };
  const count: number = exports.FPDFPage_CountObjects(page);
  const heap = heapOf(pdfium);
  for (let i = 0; i < count; i++) visit(pdfium, heap, exports.FPDFPage_GetObject(page, i), IDENTITY, 0, drawings);
  return drawings;
}

function visit(pdfium: Pdfium, heap: Heap, object: number, map: Matrix, depth: number, out: Drawings): void {
  const { exports } = pdfium;
  const order = out.objects++;
  if (order > MAX_OBJECTS) return;
  switch (exports.FPDFPageObj_GetType(object)) {
    case TEXT:
      out.texts.push(object);
      out.textOrders.push(order);
      if (depth > 0) out.formMaps.set(object, map);
      break;
    case PATH:
      addPath(pdfium, heap, object, map, order, out);
      break;
    case IMAGE:
      out.imageObjects.push(object);
      out.images.push({ box: boundsOf(pdfium, heap, object, map), color: null, opaque: false, order });
      break;
    case SHADING:
      out.gradients.push({ box: boundsOf(pdfium, heap, object, map), color: null, opaque: false, order });
      out.freePaths.push({ object, box: boundsOf(pdfium, heap, object, map) });
      break;
    case FORM: {
      if (depth >= MAX_DEPTH) break;
      const inner = compose(matrixOf(pdfium, heap, object), map);
      const count: number = exports.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count; i++) {
        visit(pdfium, heap, exports.FPDFFormObj_GetObject(object, i), inner, depth + 1, out);
      }
      break;
    }
  }
}

function matrixOf(pdfium: Pdfium, heap: Heap, object: number): Matrix {
  if (!pdfium.exports.FPDFPageObj_GetMatrix(object, heap.scratch)) return IDENTITY;
  const at = heap.scratch >> 2;
  const { f32 } = heap;
  return [f32[at], f32[at + 1], f32[at + 2], f32[at + 3], f32[at + 4], f32[at + 5]];
}

function boundsOf(pdfium: Pdfium, heap: Heap, object: number, map: Matrix): Box {
  const s = heap.scratch;
  if (!pdfium.exports.FPDFPageObj_GetBounds(object, s, s + 4, s + 8, s + 12)) return [0, 0, 0, 0];
  const at = s >> 2;
  const box: Box = [heap.f32[at], heap.f32[at + 1], heap.f32[at + 2], heap.f32[at + 3]];
  return map === IDENTITY ? box : mapBox(map, box);
}

function addPath(pdfium: Pdfium, heap: Heap, path: number, formMap: Matrix, order: number, out: Drawings): void {
  const { exports } = pdfium;
  const map = compose(matrixOf(pdfium, heap, path), formMap);
  const s = heap.scratch;
  const at = s >> 2;
  if (!exports.FPDFPath_GetDrawMode(path, s, s + 4)) return;
  const fillRule = heap.i32[at];
  const filled = fillRule !== 0;
  const stroked = heap.i32[at + 1] !== 0;
  if (!filled && !stroked) return;
  let fill = 0;
  let fillAlpha = 0;
  if (filled && exports.FPDFPageObj_GetFillColor(path, s, s + 4, s + 8, s + 12)) {
    fill = (heap.u32[at] << 16) | (heap.u32[at + 1] << 8) | heap.u32[at + 2];
    fillAlpha = heap.u32[at + 3];
  }
  let stroke = 0;
  let strokeAlpha = 0;
  let thickness = 0;
  if (stroked && exports.FPDFPageObj_GetStrokeColor(path, s, s + 4, s + 8, s + 12)) {
    stroke = (heap.u32[at] << 16) | (heap.u32[at + 1] << 8) | heap.u32[at + 2];
    strokeAlpha = heap.u32[at + 3];
    exports.FPDFPageObj_GetStrokeWidth(path, s);
    thickness = heap.f32[at] * Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]));
  }
  const fills = fillAlpha > 0;
  const strokes = strokeAlpha > 0;
  if (!fills && !strokes) return;
  const shapes = shapesOf(pdfium, heap, path, map, fills ? fillRule : 0, strokes);
  if (shapes.curved) out.curvedPaths++;
  if (shapes.free) out.freePaths.push({ object: path, box: boundsOf(pdfium, heap, path, formMap) });
  else if (shapes.rects.length > 0 || shapes.strokes.length > 0) out.pathObjects.set(order, path);
  if (shapes.rects.length > 0 || shapes.solids.length > 0) {
    const opaque = fillAlpha === 255 && !exports.FPDFPageObj_HasTransparency(path);
    for (const box of shapes.rects) out.rects.push({ box, color: fill, opaque, order });
    for (const box of shapes.solids) out.solids.push({ box, color: fill, opaque, order });
  }
  for (const box of shapes.slants) out.slants.push(box);
  for (const box of shapes.strokes) out.strokes.push({ box, thickness, color: stroke, order });
}
