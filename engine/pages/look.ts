/** Looks at what may hold text on a page: draws it with and without, and finds the letters in the difference. */
import { type Box, overlap } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import type { Page, Unread } from '../model/page.ts';
import type { PdfDocument } from './document.ts';
import { readDrawings } from './drawings.ts';
import { greysOf } from './greys.ts';
import { tooLarge } from './layers.ts';
import { lettersIn } from './letters.ts';
import { guarded, type Pdfium } from './pdfium.ts';
import { pageBox } from './read.ts';
import { outlinesOf } from './unread.ts';
import { frameOf } from './upright.ts';

/** Pixels a point: the strokes of usual letters are wider than one then. */
const PIXELS = 2;
/** Pixels of the picture of a page, with room for large paper. */
const MAX_PIXELS = 8_000_000;
/** Lines of letters on a page: more are the grain of a picture, which nobody tells from letters. */
const MAX_LINES = 300;
/** FPDF_RenderPageBitmap: with annotations */
const ANNOTATIONS = 1;

type Looked = Pick<Page, 'number' | 'width' | 'height' | 'turned' | 'scale' | 'em'>;

/** Returns what of the unread things of a page shows letters, by line. What is too costly to draw is returned as is. */
export function lookAt(pdfium: Pdfium, document: PdfDocument, page: Looked, wanted: readonly Unread[]): Unread[] {
  const certain = wanted.filter((one) => one.certain);
  const doubtful = wanted.filter((one) => !one.certain);
  if (doubtful.length === 0) return certain;
  return [...certain, ...guarded(pdfium, () => lettersOf(pdfium, document, page, doubtful))];
}

function lettersOf(pdfium: Pdfium, document: PdfDocument, page: Looked, wanted: readonly Unread[]): Unread[] {
  const { exports } = pdfium;
  const handle: number = exports.FPDF_LoadPage(document.handle, page.number - 1);
  if (handle === 0) return [...wanted];
  const drawings = readDrawings(pdfium, handle);
  const { map } = frameOf(pageBox(pdfium, handle), exports.FPDFPage_GetRotation(handle) + page.turned, page.scale);
  const touches = (box: Box) => wanted.some((one) => shares(one.box, mapBox(map, box)));
  const pictures = drawings.imageObjects.filter((_, i) => touches(drawings.images[i].box));
  const left = tooLarge(pdfium, pictures);
  const outlines = new Set(outlinesOf(drawings, page.em / page.scale).map(({ object }) => object));
  const off = (objects: Iterable<number>) => {
    for (const object of objects) exports.FPDFPageObj_SetIsActive(object, 0);
  };
  const seen = new Set(pictures.filter((image) => !left.includes(image)));
  off(drawings.texts);
  off(drawings.imageObjects.filter((image) => !seen.has(image)));
  const scale = Math.min(PIXELS, Math.sqrt(MAX_PIXELS / (page.width * page.height)));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const turns = ((page.turned % 4) + 4) % 4;
  const data = greysOf(pdfium, handle, width, height, turns, ANNOTATIONS);
  off(seen);
  off(outlines);
  const without = greysOf(pdfium, handle, width, height, turns);
  exports.FPDF_ClosePage(handle);
  const inPixels = wanted.map(({ box }) => box.map((v) => v * scale) as unknown as Box);
  keepWithin(inPixels, width, data, without);
  const lines = lettersIn({ width, height, data }, page.em * scale, MAX_LINES);
  if (lines === null) return [...wanted];
  const found = lines.map((box): Unread => {
    const [x0, y0, x1, y1] = box;
    const of = inPixels.findIndex((one) => shares(one, box));
    return {
      box: [x0 / scale, y0 / scale, x1 / scale, y1 / scale],
      kind: wanted[Math.max(0, of)].kind,
      certain: true,
    };
  });
  const large = drawings.images
    .filter((_, i) => left.includes(drawings.imageObjects[i]))
    .map(({ box }) => mapBox(map, box));
  return [...found, ...wanted.filter((one) => large.some((box) => shares(one.box, box)))];
}

const shares = (a: Box, b: Box): boolean => overlap(a[0], a[2], b[0], b[2]) > 0 && overlap(a[1], a[3], b[1], b[3]) > 0;

/** Replaces a picture by how much it differs from another within the boxes, and 0 elsewhere. */
function keepWithin(boxes: readonly Box[], width: number, data: Uint8Array, without: Uint8Array): void {
  const height = data.length / width;
  const differences = new Uint8Array(data.length);
  for (const [x0, y0, x1, y1] of boxes) {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, Math.ceil(x1)); x++) {
        const at = y * width + x;
        differences[at] = Math.abs(data[at] - without[at]);
      }
    }
  }
  data.set(differences);
}
