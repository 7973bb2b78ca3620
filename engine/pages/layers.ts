/** Finds the text of layers that are switched off: PDFium reads it, but does not draw it. */
import type { Box } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import { greysOf } from './greys.ts';
import { heapOf, type Pdfium } from './pdfium.ts';
import type { RawText } from './runs.ts';
import { frameOf } from './upright.ts';

/** The tag of marked content that belongs to a layer. */
const LAYER = 'OC';
const TAG_BYTES = 16;
/** Pixels of the longer side: enough for a point each on the pages of statements. */
const MAX_PIXELS = 1600;
/** Pixels of a page's images that are unpacked for its picture, twice a scan in 600 dpi: more may take minutes. */
const MAX_IMAGE_PIXELS = 64_000_000;

/** Given the text objects of a page, returns those that belong to a layer. */
export const layered = (pdfium: Pdfium, texts: readonly number[]): number[] =>
  texts.filter((object) => isLayered(pdfium, object));

function isLayered(pdfium: Pdfium, object: number): boolean {
  const { exports } = pdfium;
  const marks: number = exports.FPDFPageObj_CountMarks(object);
  for (let i = 0; i < marks; i++) {
    const { scratch } = heapOf(pdfium);
    const length = scratch + TAG_BYTES;
    const mark: number = exports.FPDFPageObj_GetMark(object, i);
    if (!exports.FPDFPageObjMark_GetName(mark, scratch, TAG_BYTES, length)) continue;
    const { u8, u32 } = heapOf(pdfium);
    // UTF-16, with a zero at the end
    const letters = u32[length >> 2] / 2 - 1;
    if (letters === LAYER.length && u8[scratch] === 0x4f && u8[scratch + 2] === 0x43) return true;
  }
  return false;
}

/** Returns the text objects that cannot be seen: the page looks the same without them. `box`: its box in user space. */
export function undrawnOf(
  pdfium: Pdfium,
  page: number,
  box: Box,
  text: RawText,
  objects: readonly number[],
  images: readonly number[],
): ReadonlySet<number> {
  const { exports } = pdfium;
  const frame = frameOf(box, exports.FPDFPage_GetRotation(page));
  const scale = Math.min(1, MAX_PIXELS / Math.max(frame.width, frame.height));
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const left = tooLarge(pdfium, images);
  for (const image of left) exports.FPDFPageObj_SetIsActive(image, 0);
  const whole = greysOf(pdfium, page, width, height);
  for (const object of objects) exports.FPDFPageObj_SetIsActive(object, 0);
  const without = greysOf(pdfium, page, width, height);
  for (const object of [...objects, ...left]) exports.FPDFPageObj_SetIsActive(object, 1);

  const undrawn = new Set(objects);
  for (const run of text.runs) {
    if (!undrawn.has(run.object) || run.to <= run.from) continue;
    const last = run.to - 1;
    const around: Box = [
      Math.min(text.left[run.from], text.left[last]),
      Math.min(text.bottom[run.from], text.bottom[last]),
      Math.max(text.right[run.from], text.right[last]),
      Math.max(text.top[run.from], text.top[last]),
    ];
    const [x0, y0, x1, y1] = mapBox(frame.map, around).map((v) => v * scale);
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
        if (whole[y * width + x] !== without[y * width + x]) undrawn.delete(run.object);
      }
    }
  }
  return undrawn;
}

/** Given the images of a page, returns those that are left out of its picture. */
export function tooLarge(pdfium: Pdfium, images: readonly number[]): number[] {
  const { scratch } = heapOf(pdfium);
  let pixels = 0;
  return images.filter((image) => {
    if (!pdfium.exports.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return false;
    const { u32 } = heapOf(pdfium);
    const own = u32[scratch >> 2] * u32[(scratch >> 2) + 1];
    if (pixels + own > MAX_IMAGE_PIXELS) return true;
    pixels += own;
    return false;
  });
}
