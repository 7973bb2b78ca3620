/** Draws a page of a PDF, or a picture, with marks over it and their notes beside it: PDFium draws both. */

import { OPAQUE } from '../geometry/color.ts';
import { type Mesh, meshOf } from '../geometry/mesh.ts';
import { withinCircle } from '../geometry/turns.ts';
import {
  BYTES,
  drawPage as drawOn,
  type PixelSize,
  pixelSize,
  pixelsOf,
  putPixels,
  swapBlueAndRed,
} from '../pages/bitmap.ts';
import { openDocument, type PdfSource } from '../pages/document.ts';
import { flattenFields } from '../pages/fields.ts';
import { guarded, type Pdfium } from '../pages/pdfium.ts';
import { straightened } from '../pages/straighten.ts';
import { drawOverlay } from './overlay.ts';
import type { Mark } from './types.ts';

/** Pixels row by row from the top left, four bytes each: red, green, blue, alpha; of greys one byte. */
export interface Picture extends PixelSize {
  readonly data: Uint8Array;
}

/** The size is in points of the upright page. */
interface MarkedOptions extends PixelSize {
  /** pixels a point */
  readonly scale: number;
  readonly marks: readonly Mark[];
}

interface PictureOptions extends MarkedOptions {
  /** from 1 */
  readonly page: number;
  readonly password?: string;
  /** quarter turns clockwise, beyond the page's own rotation */
  readonly turned: number;
  /** where its points are on the turned page, if it was set straight */
  readonly mesh?: Mesh | undefined;
}

/** Points beside the page for the notes. */
const NOTES_WIDTH = 250;

/** Given a PDF, returns the picture of one page with its marks. Throws UnreadableError as extract does. */
export function drawPage(pdfium: Pdfium, source: PdfSource, options: PictureOptions): Picture {
  const document = openDocument(pdfium, source, options.password);
  try {
    return drawMarked(pdfium, options, (bitmap) => drawSheet(pdfium, bitmap, document.handle, options));
  } finally {
    document.close();
  }
}

/** Given a picture in greys, row by row from the top left, returns it with marks, in the size that is asked for. */
export function drawGreys(pdfium: Pdfium, greys: Picture, options: MarkedOptions): Picture {
  return drawMarked(pdfium, options, (bitmap) => {
    const size = pixelSize(options, options.scale);
    const small = straightened({ ...greys, bytes: BYTES.grey }, size, SAME);
    const data = new Uint8Array(small.length * BYTES.bgrx);
    for (const [at, grey] of small.entries()) data.fill(grey, at * BYTES.bgrx, (at + 1) * BYTES.bgrx);
    putPixels(pdfium, bitmap, data, size.width * BYTES.bgrx);
  });
}

/** Points that are on the picture where they are on the page. */
const SAME = meshOf(2, 2, (x, y) => [x, y]);

function drawMarked(pdfium: Pdfium, options: MarkedOptions, drawGround: (bitmap: number) => void): Picture {
  return guarded(pdfium, () => {
    const { scale, marks } = options;
    const beside = marks.some(({ note }) => note !== undefined) ? NOTES_WIDTH : 0;
    const size = { width: Math.round((options.width + beside) * scale), height: Math.round(options.height * scale) };
    const data = pixelsOf(pdfium, size, 'bgrx', (bitmap) => {
      drawGround(bitmap);
      drawOverlay(pdfium, bitmap, size, { ...options, whole: options.width + beside });
    });
    if (data === null) throw new Error('no room for the picture');
    swapBlueAndRed(data, BYTES.bgrx);
    for (let alpha = BYTES.bgrx - 1; alpha < data.length; alpha += BYTES.bgrx) data[alpha] = OPAQUE;
    return { ...size, data };
  });
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
  const drawing = { ...size, turns: withinCircle(options.turned), annotated: true };
  if (options.mesh === undefined) drawOn(pdfium, bitmap, page, drawing);
  else {
    const data = pixelsOf(pdfium, size, 'bgrx', (own) => drawOn(pdfium, own, page, drawing));
    if (data === null) throw new Error('no room for the picture');
    const straight = straightened({ ...size, bytes: BYTES.bgrx, data }, size, options.mesh);
    putPixels(pdfium, bitmap, straight, size.width * BYTES.bgrx);
  }
  exports.FPDF_ClosePage(page);
}
