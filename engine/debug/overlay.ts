/** Draws marks over a page and their notes beside it, as PDFium draws a page of its own. */
import { channelsOf, OPAQUE } from '../geometry/color.ts';
import { drawPage as drawOn, type PixelSize } from '../pages/bitmap.ts';
import { heapOf, type Pdfium } from '../pages/pdfium.ts';
import type { Mark } from './types.ts';

const NOTE_SIZE = 6.5;
const NOTE_GAP = 4;
const LABEL_SIZE = 6;
const FRAME_WIDTH = 0.5;
const TINT = 45;
/** FPDFPath_SetDrawMode */
const NO_FILL = 0;
const WINDING = 2;

/** Points of the page, the width of the page with its notes, and what is drawn. */
interface Overlay extends PixelSize {
  readonly whole: number;
  readonly marks: readonly Mark[];
}

/** Draws the marks over a page, on a sheet as wide as the page and the notes beside it. */
export function drawOverlay(pdfium: Pdfium, bitmap: number, size: PixelSize, options: Overlay): void {
  const { exports } = pdfium;
  const overlay: number = exports.FPDF_CreateNewDocument();
  const sheet = drawMarks(pdfium, overlay, options);
  drawOn(pdfium, bitmap, sheet, size);
  exports.FPDF_ClosePage(sheet);
  exports.FPDF_CloseDocument(overlay);
}

function drawMarks(pdfium: Pdfium, document: number, { marks, height, width, whole }: Overlay): number {
  const { exports } = pdfium;
  const sheet: number = exports.FPDFPage_New(document, 0, whole, height);
  const put = (object: number) => exports.FPDFPage_InsertObject(sheet, object);
  for (const mark of marks) put(frame(pdfium, mark, height));
  let last = Number.NEGATIVE_INFINITY;
  for (const { box, color, label, note } of marks.toSorted((a, b) => a.box[1] - b.box[1])) {
    // PDFium ends at a text of no letters
    if (label) put(text(pdfium, document, { says: label, x: box[0], y: height - box[1] + 1, size: LABEL_SIZE, color }));
    if (note === undefined) continue;
    // notes of neighbours are below each other
    last = Math.max(last + NOTE_SIZE, box[1] + NOTE_SIZE);
    put(text(pdfium, document, { says: note, x: width + NOTE_GAP, y: height - last, size: NOTE_SIZE, color }));
  }
  exports.FPDFPage_GenerateContent(sheet);
  return sheet;
}

function frame({ exports }: Pdfium, { box, color, tinted }: Mark, height: number): number {
  const [x0, y0, x1, y1] = box;
  const object: number = exports.FPDFPageObj_CreateNewRect(x0, height - y1, x1 - x0, y1 - y0);
  const [red, green, blue] = channelsOf(color);
  exports.FPDFPageObj_SetStrokeColor(object, red, green, blue, OPAQUE);
  exports.FPDFPageObj_SetStrokeWidth(object, FRAME_WIDTH);
  if (tinted) exports.FPDFPageObj_SetFillColor(object, red, green, blue, TINT);
  exports.FPDFPath_SetDrawMode(object, tinted ? WINDING : NO_FILL, 1);
  return object;
}

/** A text to be drawn, and where its baseline begins: points from the bottom left. */
interface Caption {
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: number;
}

function text(pdfium: Pdfium, document: number, { says, x, y, size, color }: Caption): number {
  const { exports } = pdfium;
  const font = copyOf(pdfium, new TextEncoder().encode('Helvetica\0'));
  const object: number = exports.FPDFPageObj_NewTextObj(document, font, size);
  exports.free(font);
  // the font has no more letters than these
  const letters = [...says].map((letter) => (letter < '\u0100' ? letter : '?')).join('');
  const wide = copyOf(pdfium, new Uint8Array(Uint16Array.from(`${letters}\0`, (c) => c.charCodeAt(0)).buffer));
  exports.FPDFText_SetText(object, wide);
  exports.free(wide);
  exports.FPDFPageObj_SetFillColor(object, ...channelsOf(color), OPAQUE);
  exports.FPDFPageObj_Transform(object, 1, 0, 0, 1, x, y);
  return object;
}

function copyOf(pdfium: Pdfium, bytes: Uint8Array): number {
  const address: number = pdfium.exports.malloc(bytes.length);
  heapOf(pdfium).u8.set(bytes, address);
  return address;
}
