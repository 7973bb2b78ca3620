/** Walks the objects of a page, including those inside form XObjects, and gathers what is drawn besides text. */
import type { Box } from '../geometry/box.ts';
import { OPAQUE } from '../geometry/color.ts';
import { compose, IDENTITY, type Matrix, mapBox } from '../geometry/matrix.ts';
import { floatAt, numberAt } from '../model/lists.ts';
import { shapesOf } from './path.ts';
import { cornersIn, heapOf, type Ink, inkIn, type Pdfium, pointIn } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** Forms inside forms, deeper than any writer of statements goes; a form that holds itself ends here. */
const MAX_DEPTH = 8;
/** Objects of one page: more is a picture made of strokes, or made to do harm. */
const MAX_OBJECTS = 200_000;
const NO_INK: Ink = { color: 0, alpha: 0 };

/** Something painted over an area. Boxes are in user space: y upwards. */
export interface Paint {
  readonly box: Box;
  /** 0xRRGGBB; null for an image or a gradient, whose colour varies */
  readonly color: number | null;
  /** true if nothing below can be seen through it */
  readonly opaque: boolean;
  /** its place in the order of painting */
  readonly order: number;
}

/** A straight stroke in user space, with its thickness in points. */
export interface Stroke {
  readonly box: Box;
  readonly thickness: number;
  readonly color: number;
  /** its place in the order of painting */
  readonly order: number;
}

/** Returns the box of a stroke with its thickness. */
export function boxOfStroke({ box: [x0, y0, x1, y1], thickness }: Stroke): Box {
  const [across, along] = x1 - x0 > y1 - y0 ? [0, thickness / 2] : [thickness / 2, 0];
  return [x0 - across, y0 - along, x1 + across, y1 + along];
}

/** An object of the page, by its address, and where it is. */
export interface Piece {
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
  /** boxes around slanted strokes */
  readonly slants: Box[];
  readonly images: (Paint & Piece)[];
  /** paths that are no rectangles and rules, and gradients: they, or their clips, may be letters */
  readonly freePaths: Piece[];
  /** the addresses of the paths with rectangles and strokes, by their order */
  readonly pathObjects: Map<number, number>;
  /** the text objects by their addresses, each with its place in the order of painting */
  readonly texts: Map<number, number>;
  /** for text objects inside forms: the map from the form's space to the page's */
  readonly formMaps: Map<number, Matrix>;
  /** path objects with curves: letters drawn as outlines are many of them */
  curvedPaths: number;
}

/** Given a loaded page, returns its drawings. */
export function readDrawings(pdfium: Pdfium, page: number): Drawings {
  const { exports } = pdfium;
  const reader = new DrawingReader(pdfium);
  const count: number = exports.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) reader.visit(exports.FPDFPage_GetObject(page, i), IDENTITY, 0);
  return reader.drawings;
}

class DrawingReader {
  readonly drawings: Drawings = {
    rects: [],
    solids: [],
    gradients: [],
    strokes: [],
    slants: [],
    images: [],
    freePaths: [],
    pathObjects: new Map(),
    texts: new Map(),
    formMaps: new Map(),
    curvedPaths: 0,
  };
  readonly #pdfium: Pdfium;
  #objects = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  visit(object: number, map: Matrix, depth: number): void {
    const out = this.drawings;
    const order = this.#objects++;
    if (order > MAX_OBJECTS) return;
    switch (this.#pdfium.exports.FPDFPageObj_GetType(object)) {
      case TEXT:
        out.texts.set(object, order);
        if (depth > 0) out.formMaps.set(object, map);
        break;
      case PATH:
        this.#addPath(object, map, order);
        break;
      case IMAGE:
        out.images.push({ object, ...this.#varied(object, map, order) });
        break;
      case SHADING: {
        const gradient = this.#varied(object, map, order);
        out.gradients.push(gradient);
        out.freePaths.push({ object, box: gradient.box });
        break;
      }
      case FORM:
        if (depth < MAX_DEPTH) this.#visitForm(object, compose(this.#matrixOf(object), map), depth + 1);
        break;
    }
  }

  #visitForm(form: number, map: Matrix, depth: number): void {
    const { exports } = this.#pdfium;
    const count: number = exports.FPDFFormObj_CountObjects(form);
    for (let i = 0; i < count; i++) this.visit(exports.FPDFFormObj_GetObject(form, i), map, depth);
  }

  #varied(object: number, map: Matrix, order: number): Paint {
    return { box: this.#boundsOf(object, map), color: null, opaque: false, order };
  }

  #matrixOf(object: number): Matrix {
    const heap = heapOf(this.#pdfium);
    if (!this.#pdfium.exports.FPDFPageObj_GetMatrix(object, heap.scratch)) return IDENTITY;
    return [...cornersIn(heap), ...pointIn(heap, 2)];
  }

  #boundsOf(object: number, map: Matrix): Box {
    const heap = heapOf(this.#pdfium);
    if (!this.#pdfium.exports.FPDFPageObj_GetBounds(object, ...heap.places)) return [0, 0, 0, 0];
    const box: Box = cornersIn(heap);
    return map === IDENTITY ? box : mapBox(map, box);
  }

  #addPath(path: number, formMap: Matrix, order: number): void {
    const { fillRule, fill, pen } = this.#inksOf(path);
    if (fill.alpha === 0 && pen.alpha === 0) return;
    const out = this.drawings;
    const map = compose(this.#matrixOf(path), formMap);
    const painting = { fillRule: fill.alpha > 0 ? fillRule : 0, stroked: pen.alpha > 0 };
    const { curved, free, rects, solids, strokes, slants } = shapesOf(this.#pdfium, path, map, painting);
    if (curved) out.curvedPaths++;
    if (free) out.freePaths.push({ object: path, box: this.#boundsOf(path, formMap) });
    else if (rects.length + strokes.length > 0) out.pathObjects.set(order, path);
    if (rects.length + solids.length > 0) {
      const opaque = fill.alpha === OPAQUE && !this.#pdfium.exports.FPDFPageObj_HasTransparency(path);
      const paint = (box: Box): Paint => ({ box, color: fill.color, opaque, order });
      out.rects.push(...rects.map(paint));
      out.solids.push(...solids.map(paint));
    }
    out.slants.push(...slants);
    const thickness = strokes.length === 0 ? 0 : this.#thicknessOf(path, map);
    out.strokes.push(...strokes.map((box): Stroke => ({ box, thickness, color: pen.color, order })));
  }

  /** By which rule a path is filled (0: it is not), and the inks that fill and stroke it. */
  #inksOf(path: number): { readonly fillRule: number; readonly fill: Ink; readonly pen: Ink } {
    const { exports } = this.#pdfium;
    const heap = heapOf(this.#pdfium);
    const [first, second] = heap.places;
    if (!exports.FPDFPath_GetDrawMode(path, first, second)) return { fillRule: 0, fill: NO_INK, pen: NO_INK };
    const [fillRule, isStroked] = [numberAt(heap.i32, first >> 2), heap.i32[second >> 2] !== 0];
    const inkBy = (read: (path: number, ...to: number[]) => number) =>
      read(path, ...heap.places) ? inkIn(heap) : NO_INK;
    return {
      fillRule,
      fill: fillRule === 0 ? NO_INK : inkBy(exports.FPDFPageObj_GetFillColor),
      pen: isStroked ? inkBy(exports.FPDFPageObj_GetStrokeColor) : NO_INK,
    };
  }

  #thicknessOf(path: number, [a, b, c, d]: Matrix): number {
    const { f32, scratch } = heapOf(this.#pdfium);
    this.#pdfium.exports.FPDFPageObj_GetStrokeWidth(path, scratch);
    return floatAt(f32, scratch >> 2) * Math.sqrt(Math.abs(a * d - b * c));
  }
}
