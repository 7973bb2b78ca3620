/** Draws a page of a PDF, with marks over it and their notes beside it: PDFium draws both. */

import { channelsOf, OPAQUE } from '../geometry/color.ts';
import { withinCircle } from '../geometry/turns.ts';
import { BYTES, drawPage as drawOn, type PixelSize, pixelSize, pixelsOf, swapBlueAndRed } from '../pages/bitmap.ts';
import { openDocument, type PdfSource } from '../pages/document.ts';
import { flattenFields } from '../pages/fields.ts';
import { guarded, heapOf, type Pdfium } from '../pages/pdfium.ts';
import type { Mark } from './types.ts';

/** Pixels row by row from the top left, four bytes each: red, green, blue, alpha. */
export interface Picture extends PixelSize {
  readonly data: Uint8Array;
}

/** The size is in points of the upright page. */
interface PictureOptions extends PixelSize {
  /** from 1 */
  readonly page: number;
  readonly password?: string;
  /** pixels a point */
  readonly scale: number;
  /** quarter turns clockwise, beyond the page's own rotation */
  readonly turned: number;
  readonly marks: readonly Mark[];
}

/** Points beside the page for the notes. */
const NOTES_WIDTH = 250;
const NOTE_SIZE = 6.5;
const NOTE_GAP = 4;
const LABEL_SIZE = 6;
const FRAME_WIDTH = 0.5;
const TINT = 45;
/** FPDFPath_SetDrawMode */
const NO_FILL = 0;
const WINDING = 2;

/** Given a PDF, returns the picture of one page with its marks. Throws UnreadableError as extract does. */
export function drawPage(pdfium: Pdfium, source: PdfSource, options: PictureOptions): Picture {
  const document = openDocument(pdfium, source, options.password);
  try {
    return guarded(pdfium, () => {
      const { scale, marks } = options;
      const beside = marks.some(({ note }) => note !== undefined) ? NOTES_WIDTH : 0;
      const size = { width: Math.round((options.width + beside) * scale), height: Math.round(options.height * scale) };
      const data = pixelsOf(pdfium, size, 'bgrx', (bitmap) => {
        drawSheet(pdfium, bitmap, document.handle, options);
        drawOverlay(pdfium, bitmap, size, { ...options, whole: options.width + beside });
      });
      if (data === null) throw new Error('no room for the picture');
      swapBlueAndRed(data, BYTES.bgrx);
      for (let alpha = BYTES.bgrx - 1; alpha < data.length; alpha += BYTES.bgrx) data[alpha] = OPAQUE;
      return { ...size, data };
    });
  } finally {
    document.close();
  }
}

/** Draws the page itself, its fields and notes included. */
function drawSheet(pdfium: Pdfium, bitmap: number, document: number, options: PictureOptions): void {
  const { exports } = pdfium;
  let page: number = exports.FPDF_LoadPage(document, options.page - 1);
  if (flattenFields(pdfium, page).flattened) {
    exports.FPDF_ClosePage(page);
    page = exports.FPDF_LoadPage(document, options.page - 1);
  }
  const size = pixelSize(options, options.scale);
  drawOn(pdfium, bitmap, page, { ...size, turns: withinCircle(options.turned), annotated: true });
  exports.FPDF_ClosePage(page);
}

/** Draws the marks over a page, on a sheet as wide as the page and the notes beside it. */
function drawOverlay(pdfium: Pdfium, bitmap: number, size: PixelSize, options: Overlay): void {
  const { exports } = pdfium;
  const overlay: number = exports.FPDF_CreateNewDocument();
  const sheet = drawMarks(pdfium, overlay, options);
  drawOn(pdfium, bitmap, sheet, size);
  exports.FPDF_ClosePage(sheet);
  exports.FPDF_CloseDocument(overlay);
}

type Overlay = Pick<PictureOptions, 'marks' | 'width' | 'height'> & { readonly whole: number };

function drawMarks(pdfium: Pdfium, document: number, { marks, height, width, whole }: Overlay): number {
  const { exports } = pdfium;
  const sheet: number = exports.FPDFPage_New(document, 0, whole, height);
  const put = (object: number) => exports.FPDFPage_InsertObject(sheet, object);
  for (const mark of marks) put(frame(pdfium, mark, height));
  let last = Number.NEGATIVE_INFINITY;
  for (const { box, color, label, note } of marks.toSorted((a, b) => a.box[1] - b.box[1])) {
    if (label !== undefined)
      put(text(pdfium, document, { says: label, x: box[0], y: height - box[1] + 1, size: LABEL_SIZE, color }));
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
