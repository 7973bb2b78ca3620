/** Draws a page for a reader of pictures: in the resolution that it was scanned in. */
import { withinCircle } from '../geometry/turns.ts';
import type { Page } from '../model/page.ts';
import type { PictureRequest } from '../model/recognised.ts';
import { greysOf, pixelSize } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { type Drawings, readDrawings } from './drawings.ts';
import { guarded, heapOf, type Pdfium } from './pdfium.ts';

const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Pixels an inch: readers gain nothing from more. What was scanned in less is not made smoother here. */
const MOST_DPI = 300;
const LEAST_DPI = 72;
/** Share of the page's width that the picture of the page takes: what is smaller is a logo. */
const WIDE = 0.5;
/** Pixels of the picture, and of the page in MOST_DPI: room for paper of 17 by 22 inches. */
const MAX_PIXELS = 34_000_000;

/**
 * Returns the picture of a page, upright as far as the file says. Larger paper counts as smaller: it is a picture whose
 * pixels the file takes for points. Returns null for a page whose pictures cannot be unpacked: it is not blank.
 */
export function pictureForReading(pdfium: Pdfium, document: PdfDocument, page: Page): PictureRequest | null {
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    const handle: number = exports.FPDF_LoadPage(document.handle, page.number - 1);
    const largest = Math.sqrt(MAX_PIXELS / (page.width * page.height)) * (POINTS_PER_INCH / MOST_DPI);
    const scale = Math.min(1, largest);
    const paper = { width: page.width * scale, height: page.height * scale };
    const images = readDrawings(pdfium, handle).images;
    const dpi = Math.max(LEAST_DPI, Math.min(MOST_DPI, scannedDpi(pdfium, images, page) / scale));
    const size = pixelSize(paper, dpi / POINTS_PER_INCH);
    const data = greysOf(pdfium, handle, { ...size, turns: withinCircle(page.turned), annotated: true });
    const isDrawn = data.some((grey) => grey !== WHITE) || images.every(({ object }) => isUnpacked(pdfium, object));
    exports.FPDF_ClosePage(handle);
    if (!isDrawn) return null;
    return { kind: 'read', page: page.number, ...paper, picture: { ...size, data }, dpi };
  });
}

/** The resolution of the picture that a page is made of, in pixels an inch of the page; the most if it is drawn. */
function scannedDpi(pdfium: Pdfium, images: Drawings['images'], { width, scale }: Page): number {
  const { exports } = pdfium;
  const { places } = heapOf(pdfium);
  const [toWidth, toHeight] = places;
  let most = 0;
  for (const { object, box } of images) {
    const across = Math.max(box[2] - box[0], box[3] - box[1]) * scale;
    if (across < WIDE * width || !exports.FPDFImageObj_GetImagePixelSize(object, toWidth, toHeight)) continue;
    const { u32 } = heapOf(pdfium);
    const pixels = Math.max(u32[toWidth >> 2] ?? 0, u32[toHeight >> 2] ?? 0);
    most = Math.max(most, (pixels / across) * POINTS_PER_INCH);
  }
  return most === 0 ? MOST_DPI : most;
}

/** True for an image whose pixels PDFium can read: what it cannot read, it leaves out of the page. */
function isUnpacked({ exports }: Pdfium, image: number): boolean {
  const bitmap: number = exports.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) return false;
  exports.FPDFBitmap_Destroy(bitmap);
  return true;
}
