/** Looks at what may hold text on a page: draws it with and without, and finds the letters in the difference. */

import { type Box, shareArea } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import { withinCircle } from '../geometry/turns.ts';
import { itemAt, wholeAt } from '../model/lists.ts';
import type { Page, Unread } from '../model/page.ts';
import { greysOf, pixelSize } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { readDrawings } from './drawings.ts';
import { loadAsRead } from './fields.ts';
import { setActive, tooLarge } from './layers.ts';
import { lettersIn } from './letters.ts';
import { guarded, type Pdfium } from './pdfium.ts';
import { pageBox } from './read.ts';
import { outlinesOf } from './unread.ts';
import { frameOf } from './upright.ts';

/** Pixels a point: the strokes of usual letters are wider than one then. */
const PIXELS = 2;
/** Pixels of the picture of a page, with room for large paper. */
const MAX_PIXELS = 8_000_000;
/** Lines of letters on a page: more are the grain of a picture, which looks like letters. */
const MAX_LINES = 300;

type Looked = Pick<Page, 'number' | 'width' | 'height' | 'turned' | 'scale' | 'em'>;

/** Returns what of the unread things of a page shows letters, by line. What is too costly to draw is returned as is. */
export function lookAt(pdfium: Pdfium, document: PdfDocument, page: Looked, wanted: readonly Unread[]): Unread[] {
  const certain = wanted.filter((one) => one.certain);
  const doubtful = wanted.filter((one) => !one.certain);
  if (doubtful.length === 0) return certain;
  return [...certain, ...guarded(pdfium, () => lettersOf(pdfium, document, page, doubtful))];
}

/** Looks at things of a page, from 0. */
type LookAtPage = (page: number, things: readonly Unread[]) => Unread[];

/** Given what looks at things of a page, returns the same that looks at the same things once: trials ask again. */
export function lookingOnce(look: LookAtPage): LookAtPage {
  const known = new Map<number, { readonly things: readonly Unread[]; readonly seen: Unread[] }>();
  return (page, things) => {
    const before = known.get(page);
    const isSame = before?.things.length === things.length && things.every((thing, i) => thing === before.things[i]);
    if (before !== undefined && isSame) return before.seen;
    const seen = look(page, things);
    known.set(page, { things, seen });
    return seen;
  };
}

function lettersOf(pdfium: Pdfium, document: PdfDocument, page: Looked, wanted: readonly Unread[]): Unread[] {
  const { exports } = pdfium;
  const handle: number = loadAsRead(pdfium, document, page.number - 1);
  if (handle === 0) return [...wanted];
  const drawings = readDrawings(pdfium, handle);
  const { map } = frameOf(pageBox(pdfium, handle), exports.FPDFPage_GetRotation(handle) + page.turned, page.scale);
  const placed = drawings.images.map(({ object, box }) => ({ object, box: mapBox(map, box) }));
  const touched = placed.filter(({ box }) => wanted.some((one) => shareArea(one.box, box))).map(({ object }) => object);
  const left = tooLarge(pdfium, touched);
  const seen = new Set(touched.filter((image) => !left.includes(image)));
  const unseen = placed.filter(({ object }) => !seen.has(object)).map(({ object }) => object);
  setActive(pdfium, [...drawings.texts.keys(), ...unseen], false);
  const scale = Math.min(PIXELS, Math.sqrt(MAX_PIXELS / (page.width * page.height)));
  const drawing = { ...pixelSize(page, scale), turns: withinCircle(page.turned) };
  const data = greysOf(pdfium, handle, { ...drawing, annotated: true });
  const outlines = outlinesOf(drawings, page.em / page.scale).map(({ object }) => object);
  setActive(pdfium, [...seen, ...outlines], false);
  const without = greysOf(pdfium, handle, drawing);
  exports.FPDF_ClosePage(handle);
  const inPixels = wanted.map(({ box }) => box.map((v) => v * scale) as unknown as Box);
  const picture = { ...drawing, data: differenceWithin(inPixels, drawing.width, data, without) };
  const lines = lettersIn(picture, page.em * scale, MAX_LINES);
  if (lines === null) return [...wanted];
  const found = lines.map((line): Unread => {
    const of = inPixels.findIndex((one) => shareArea(one, line));
    const box = line.map((v) => v / scale) as unknown as Box;
    return { box, kind: itemAt(wanted, Math.max(0, of)).kind, certain: true };
  });
  const large = placed.filter(({ object }) => left.includes(object));
  return [...found, ...wanted.filter((one) => large.some(({ box }) => shareArea(one.box, box)))];
}

/** Returns by how much two pictures differ within the boxes, and 0 elsewhere. */
function differenceWithin(boxes: readonly Box[], width: number, data: Uint8Array, without: Uint8Array): Uint8Array {
  const height = data.length / width;
  const differences = new Uint8Array(data.length);
  for (const [x0, y0, x1, y1] of boxes) {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, Math.ceil(x1)); x++) {
        const at = y * width + x;
        differences[at] = Math.abs(wholeAt(data, at) - wholeAt(without, at));
      }
    }
  }
  return differences;
}
