/** Draws a page as a reader of the paper sees it: upright, and at the places that the boxes of its rows have. */
import { withinCircle } from '../geometry/turns.ts';
import { wholeAt } from '../model/lists.ts';
import { BYTES, drawPage, type PixelSize, pixelSize, pixelsOf, swapBlueAndRed } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { guarded, type Pdfium } from './pdfium.ts';
import { readPage } from './read.ts';

/** Pixels row by row from the top left: a byte of grey if the page has no colour, else red, green and blue. */
export interface PagePicture extends PixelSize {
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
  /** points of the file, upright, as the boxes of its transactions have them */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Three thousand across on usual paper, with room; a page as long as a roll is drawn narrower than asked. */
const MAX_PIXELS = 16_000_000;

/**
 * Returns the picture of a page (index from 0), `wanted` pixels wide. Throws UnreadableError as readPage does, and
 * PDF_TOO_COMPLEX if the picture needs too much memory.
 */
export function pictureOf(pdfium: Pdfium, document: PdfDocument, index: number, wanted: number): PagePicture {
  // its text decides which way up it is; reading also draws its fields
  const read = readPage(pdfium, document, index);
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    const scale = Math.min(wanted / read.width, Math.sqrt(MAX_PIXELS / (read.width * read.height)));
    const size = pixelSize(read, scale);
    const page: number = exports.FPDF_LoadPage(document.handle, index);
    const drawing = { ...size, turns: withinCircle(read.turned), annotated: true };
    const draw = (bitmap: number) => drawPage(pdfium, bitmap, page, drawing);
    const pixels = page === 0 ? null : pixelsOf(pdfium, size, 'bgr', draw);
    if (pixels === null) throw new Error('no room for the picture');
    exports.FPDF_ClosePage(page);
    return {
      ...size,
      ...fewestChannels(pixels),
      pageWidth: read.width / read.scale,
      pageHeight: read.height / read.scale,
    };
  });
}

/** Given pixels of blue, green and red, returns them as greys if all are grey, else as red, green and blue. */
function fewestChannels(pixels: Uint8Array): Pick<PagePicture, 'channels' | 'data'> {
  const grey = new Uint8Array(pixels.length / BYTES.bgr);
  for (let at = 0, to = 0; at < pixels.length; at += BYTES.bgr) {
    const green = wholeAt(pixels, at + 1);
    if (pixels[at] !== green || pixels[at + 2] !== green) {
      swapBlueAndRed(pixels, BYTES.bgr);
      return { channels: 3, data: pixels };
    }
    grey[to++] = green;
  }
  return { channels: 1, data: grey };
}
