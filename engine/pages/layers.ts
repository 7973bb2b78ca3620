/** Finds the text of layers that are switched off: PDFium reads it, but does not draw it. */
import { type Box, scaled, union } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import { wholeAt } from '../model/lists.ts';
import { greysOf, pixelSize } from './bitmap.ts';
import { heapOf, type Pdfium } from './pdfium.ts';
import { boxOfGlyph, type RawText } from './runs.ts';
import { frameOf } from './upright.ts';

/** The tag of marked content that belongs to a layer. */
const LAYER = 'OC';
const TAG_BYTES = 16;
/** Pixels of the longer side: enough for a point each on the pages of statements. */
const MAX_PIXELS = 1600;
/** Pixels of a page's images that are unpacked for its picture, twice a scan in 600 dpi: more may take minutes. */
const MAX_IMAGE_PIXELS = 64_000_000;

/** True for a text object that belongs to a layer. */
export function isLayered(pdfium: Pdfium, object: number): boolean {
  const { exports } = pdfium;
  const marks: number = exports.FPDFPageObj_CountMarks(object);
  for (let i = 0; i < marks; i++) {
    const { scratch } = heapOf(pdfium);
    const length = scratch + TAG_BYTES;
    const mark: number = exports.FPDFPageObj_GetMark(object, i);
    if (!exports.FPDFPageObjMark_GetName(mark, scratch, TAG_BYTES, length)) continue;
    const { u8, u32 } = heapOf(pdfium);
    // UTF-16, with a zero at the end
    const letters = wholeAt(u32, length >> 2) / 2 - 1;
    const isLayer = u8[scratch] === LAYER.charCodeAt(0) && u8[scratch + 2] === LAYER.charCodeAt(1);
    if (letters === LAYER.length && isLayer) return true;
  }
  return false;
}

/** A loaded page, its box and text in user space, and its images. */
export interface LoadedPage {
  readonly page: number;
  readonly box: Box;
  readonly text: RawText;
  readonly images: readonly number[];
}

/** Returns those of the text objects that cannot be seen: the page looks the same without them. */
export function undrawnOf(pdfium: Pdfium, loaded: LoadedPage, objects: ReadonlySet<number>): ReadonlySet<number> {
  const { page, box, text, images } = loaded;
  const frame = frameOf(box, pdfium.exports.FPDFPage_GetRotation(page));
  const scale = Math.min(1, MAX_PIXELS / Math.max(frame.width, frame.height));
  const size = pixelSize(frame, scale);
  const left = tooLarge(pdfium, images);
  setActive(pdfium, left, false);
  const whole = greysOf(pdfium, page, size);
  setActive(pdfium, objects, false);
  const without = greysOf(pdfium, page, size);
  setActive(pdfium, [...objects, ...left], true);
  const differs = ([x0, y0, x1, y1]: Box) => {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(size.height, y1); y++)
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(size.width, x1); x++)
        if (whole[y * size.width + x] !== without[y * size.width + x]) return true;
    return false;
  };
  const drawn = text.runs.filter(({ object, from, to }) => {
    if (!objects.has(object) || to <= from) return false;
    const ends = union([boxOfGlyph(text, from), boxOfGlyph(text, to - 1)]);
    return differs(scaled(mapBox(frame.map, ends), scale));
  });
  const undrawn = new Set(objects);
  for (const { object } of drawn) undrawn.delete(object);
  return undrawn;
}

/** Makes objects of a page parts of its picture, or leaves them out. */
export function setActive({ exports }: Pdfium, objects: Iterable<number>, active: boolean): void {
  for (const object of objects) exports.FPDFPageObj_SetIsActive(object, active ? 1 : 0);
}

/** Given the images of a page, returns those that are left out of its picture. */
export function tooLarge(pdfium: Pdfium, images: readonly number[]): number[] {
  const [width, height] = heapOf(pdfium).places;
  let pixels = 0;
  return images.filter((image) => {
    if (!pdfium.exports.FPDFImageObj_GetImagePixelSize(image, width, height)) return false;
    const { u32 } = heapOf(pdfium);
    const own = wholeAt(u32, width >> 2) * wholeAt(u32, height >> 2);
    if (pixels + own > MAX_IMAGE_PIXELS) return true;
    pixels += own;
    return false;
  });
}
