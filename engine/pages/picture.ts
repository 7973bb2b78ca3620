/** Draws a page as a reader of the paper sees it: upright, and where the boxes of its rows have it. */
import type { PdfDocument } from './document.ts';
import { guarded, heapOf, type Pdfium } from './pdfium.ts';
import { readPage } from './read.ts';

/** Pixels row by row from the top left: a byte of grey if the page has no colour, else red, green and blue. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
  /** points of the file, upright, as the boxes of its transactions have them */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Three thousand across on usual paper, with room; a page as long as a roll is drawn narrower than asked. */
const MAX_PIXELS = 16_000_000;
/** FPDFBitmap_CreateEx: blue, green and red, a byte each */
const BGR = 2;
/** FPDF_RenderPageBitmap: with annotations */
const ANNOTATIONS = 1;
const WHITE = 0xffffffff;

/**
 * Returns the picture of a page (index from 0), `wanted` pixels wide. Throws UnreadableError as readPage does, and
 * PDF_TOO_COMPLEX if the picture needs too much memory.
 */
export function pictureOf(pdfium: Pdfium, document: PdfDocument, index: number, wanted: number): PagePicture {
  // its text tells which way up it is; its fields are drawn onto it by that
  const read = readPage(pdfium, document, index);
  const { turned } = read;
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    const scale = Math.min(wanted / read.width, Math.sqrt(MAX_PIXELS / (read.width * read.height)));
    const width = Math.max(1, Math.round(read.width * scale));
    const height = Math.max(1, Math.round(read.height * scale));
    const page: number = exports.FPDF_LoadPage(document.handle, index);
    const bitmap: number = exports.FPDFBitmap_CreateEx(width, height, BGR, 0, 0);
    if (page === 0 || bitmap === 0) throw new Error('no room for the picture');
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, ((turned % 4) + 4) % 4, ANNOTATIONS);
    exports.FPDF_ClosePage(page);
    const drawn = pixelsOf(pdfium, bitmap, width, height);
    exports.FPDFBitmap_Destroy(bitmap);
    return { width, height, ...drawn, pageWidth: read.width / read.scale, pageHeight: read.height / read.scale };
  });
}

/** Given a bitmap of blue, green and red, returns its pixels. */
function pixelsOf(
  pdfium: Pdfium,
  bitmap: number,
  width: number,
  height: number,
): Pick<PagePicture, 'channels' | 'data'> {
  const from: number = pdfium.exports.FPDFBitmap_GetBuffer(bitmap);
  const stride: number = pdfium.exports.FPDFBitmap_GetStride(bitmap);
  const { u8 } = heapOf(pdfium);
  const grey = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let at = from + y * stride, end = at + width * 3; at < end; at += 3) {
      const green = u8[at + 1];
      if (u8[at] !== green || u8[at + 2] !== green)
        return { channels: 3, data: colors(u8, from, stride, width, height) };
      grey[to++] = green;
    }
  }
  return { channels: 1, data: grey };
}

function colors(u8: Uint8Array, from: number, stride: number, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let at = from + y * stride, end = at + width * 3; at < end; at += 3) {
      data[to++] = u8[at + 2];
      data[to++] = u8[at + 1];
      data[to++] = u8[at];
    }
  }
  return data;
}
