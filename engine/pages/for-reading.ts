/** Draws a page for a reader of pictures: in the resolution that it was scanned in. */
import { withinCircle } from '../geometry/turns.ts';
import type { Page } from '../model/page.ts';
import type { PictureRequest } from '../model/recognised.ts';
import { greysOf, pixelSize } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { readDrawings } from './drawings.ts';
import { guarded, heapOf, type Pdfium } from './pdfium.ts';

const POINTS_PER_INCH = 72;
/** Pixels an inch: readers gain nothing from more. What was scanned in less is not made smoother here. */
const MOST_DPI = 300;
const LEAST_DPI = 72;
/** Share of the page's width that the picture of the page takes: what is smaller is a logo. */
const WIDE = 0.5;
/** Pixels of the picture, with room for large paper. */
const MAX_PIXELS = 32_000_000;

/** Returns the picture of a page, upright as far as the file says. */
export function pictureForReading(pdfium: Pdfium, document: PdfDocument, page: Page): PictureRequest {
  return guarded(pdfium, () => {
    const { exports } = pdfium;
    const handle: number = exports.FPDF_LoadPage(document.handle, page.number - 1);
    const wanted = scannedDpi(pdfium, handle, page);
    const most = Math.sqrt(MAX_PIXELS / (page.width * page.height)) * POINTS_PER_INCH;
    const dpi = Math.min(wanted, most);
    const size = pixelSize(page, dpi / POINTS_PER_INCH);
    const data = greysOf(pdfium, handle, { ...size, turns: withinCircle(page.turned), annotated: true });
    exports.FPDF_ClosePage(handle);
    return { kind: 'read', page: page.number, width: page.width, height: page.height, picture: { ...size, data }, dpi };
  });
}

/** The resolution of the picture that a page is made of; the most if it is drawn. */
function scannedDpi(pdfium: Pdfium, handle: number, { width, scale }: Page): number {
  const { exports } = pdfium;
  const { scratch } = heapOf(pdfium);
  const [toWidth, toHeight] = [scratch, scratch + 4];
  let most = 0;
  for (const { object, box } of readDrawings(pdfium, handle).images) {
    const across = Math.max(box[2] - box[0], box[3] - box[1]) * scale;
    if (across < WIDE * width || !exports.FPDFImageObj_GetImagePixelSize(object, toWidth, toHeight)) continue;
    const { u32 } = heapOf(pdfium);
    const pixels = Math.max(u32[toWidth >> 2] ?? 0, u32[toHeight >> 2] ?? 0);
    most = Math.max(most, (pixels / across) * POINTS_PER_INCH);
  }
  return most === 0 ? MOST_DPI : Math.max(LEAST_DPI, Math.min(MOST_DPI, most));
}
