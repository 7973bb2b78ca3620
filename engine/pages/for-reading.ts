/** Draws pages, or parts of them, for a reader of pictures: in the resolution that they were scanned in. */
import { type Box, shareArea, union } from '../geometry/box.ts';
import { withinCircle } from '../geometry/turns.ts';
import type { Page, Unread } from '../model/page.ts';
import type { Area, LayerWord, PictureRequest } from '../model/recognised.ts';
import { greysOf, type PixelSize, pixelSize } from './bitmap.ts';
import type { PdfDocument } from './document.ts';
import { type Drawings, type Piece, readDrawings } from './drawings.ts';
import { loadAsRead } from './fields.ts';
import { setActive, tooLarge } from './layers.ts';
import { guarded, heapOf, type Pdfium } from './pdfium.ts';
import { pageBox } from './read.ts';
import { frameOf, placed } from './upright.ts';

const POINTS_PER_INCH = 72;
/** Pixels an inch: readers gain nothing from more. What was scanned in less is not made smoother here. */
const MOST_DPI = 300;
const LEAST_DPI = 72;
/** Share of the page's width that the picture of the page takes: what is smaller is a logo. */
const WIDE = 0.5;
/** Pixels of the picture, and of the page in MOST_DPI: room for paper of 17 by 22 inches. */
const MAX_PIXELS = 34_000_000;
/** Ems of paper around a part of a page: readers need white around letters. */
const MARGIN = 1;
const PAPER = 255;

type Sized = Pick<Page, 'number' | 'width' | 'height' | 'turned' | 'scale'>;

/**
 * Returns the picture of a page, upright as far as the file says. Larger paper counts as smaller: it is a picture whose
 * pixels the file takes for points. Returns null for a page whose pictures cannot be unpacked: it is not blank.
 * `layer`: what somebody else has read there.
 */
export function pictureForReading(
  pdfium: Pdfium,
  document: PdfDocument,
  page: Sized,
  layer: readonly LayerWord[],
): PictureRequest | null {
  return guarded(pdfium, () => {
    const handle: number = pdfium.exports.FPDF_LoadPage(document.handle, page.number - 1);
    const { images } = readDrawings(pdfium, handle);
    const paper = asPaper(page);
    const wide = images.filter(({ box }) => longerSide(box) * page.scale >= WIDE * page.width);
    const dpi = boundedDpi(pdfium, paper, wide);
    const size = pixelSize(paper, dpi / POINTS_PER_INCH);
    const data = greysOf(pdfium, handle, { ...size, turns: withinCircle(page.turned), annotated: true });
    const isDrawn = data.some((grey) => grey !== PAPER) || images.every(({ object }) => isUnpacked(pdfium, object));
    pdfium.exports.FPDF_ClosePage(handle);
    if (!isDrawn) return null;
    const { number, width, height } = paper;
    const by = width / page.width;
    const words = layer.map(({ text, box: [x0, y0, x1, y1] }): LayerWord => {
      return { text, box: [x0 * by, y0 * by, x1 * by, y1 * by] };
    });
    return { kind: 'read', page: number, width, height, area: null, layer: words, picture: { ...size, data }, dpi };
  });
}

/** A page, at most as large as paper is. */
function asPaper(page: Sized): Sized {
  const largest = Math.sqrt(MAX_PIXELS / (page.width * page.height)) * (POINTS_PER_INCH / MOST_DPI);
  if (largest >= 1) return page;
  const { width, height, scale } = page;
  return { ...page, width: width * largest, height: height * largest, scale: scale * largest };
}

/** True for an image whose pixels PDFium can read: what it cannot read, it leaves out of the page. */
function isUnpacked({ exports }: Pdfium, image: number): boolean {
  const bitmap: number = exports.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) return false;
  exports.FPDFBitmap_Destroy(bitmap);
  return true;
}

/**
 * Returns the picture of what on a page may hold letters and is no text: pictures and outlines without the text beside
 * and over them. Of glyphs without a meaning, the text is what is drawn.
 */
export function areaForReading(
  pdfium: Pdfium,
  document: PdfDocument,
  page: Sized,
  { box: area, things }: Area,
): PictureRequest {
  return guarded(pdfium, () => {
    const handle: number = loadAsRead(pdfium, document, page.number - 1);
    const drawings = readDrawings(pdfium, handle);
    const images = imagesAt(pdfium, handle, { page, drawings, things });
    const isDrawn = things.some(({ kind }) => kind !== 'picture');
    const dpi = boundedDpi(pdfium, page, isDrawn ? [] : images);
    const scale = dpi / POINTS_PER_INCH;
    const size = pixelSize(page, scale);
    const drawing = { ...size, turns: withinCircle(page.turned) };
    const data = new Uint8Array(size.width * size.height).fill(PAPER);
    const copy = (from: Uint8Array, of: readonly Unread[]) => {
      for (const { box } of of) copyWithin(data, from, size.width, inPixels(box, scale, size));
    };
    const own = new Set(images.map(({ object }) => object));
    const elsewhere = drawings.images.map(({ object }) => object).filter((object) => !own.has(object));
    setActive(pdfium, [...elsewhere, ...tooLarge(pdfium, [...own])], false);
    const [text, others] = [things.filter(({ certain }) => certain), things.filter(({ certain }) => !certain)];
    if (text.length > 0) copy(greysOf(pdfium, handle, drawing), text);
    setActive(pdfium, drawings.texts.keys(), false);
    if (others.length > 0) copy(greysOf(pdfium, handle, drawing), others);
    pdfium.exports.FPDF_ClosePage(handle);
    const picture = cut(data, size.width, inPixels(area, scale, size));
    const [x0, y0, x1, y1] = area;
    return { kind: 'read', page: page.number, width: x1 - x0, height: y1 - y0, area, layer: [], picture, dpi };
  });
}

/** Returns the box around things on a page, with some paper around them. */
export function boxAround(
  { width, height, em }: Pick<Page, 'width' | 'height' | 'em'>,
  things: readonly Unread[],
): Box {
  const [x0, y0, x1, y1] = union(things.map(({ box }) => box));
  const margin = MARGIN * em;
  return [
    Math.max(0, x0 - margin),
    Math.max(0, y0 - margin),
    Math.min(width, x1 + margin),
    Math.min(height, y1 + margin),
  ];
}

interface Places {
  readonly page: Sized;
  readonly drawings: Drawings;
  readonly things: readonly Unread[];
}

/** The images that things on a page consist of. */
function imagesAt(pdfium: Pdfium, handle: number, { page, drawings, things }: Places): readonly Piece[] {
  const rotation: number = pdfium.exports.FPDFPage_GetRotation(handle);
  const frame = frameOf(pageBox(pdfium, handle), rotation + page.turned, page.scale);
  const isOf = (image: Box) => things.some(({ box }) => shareArea(box, image));
  return drawings.images.filter(({ box }) => isOf(placed(box, frame)));
}

const longerSide = ([x0, y0, x1, y1]: Box): number => Math.max(x1 - x0, y1 - y0);

/** The resolution of the finest of the images, within bounds; the most for a page that is drawn. */
function boundedDpi(pdfium: Pdfium, { width, height, scale }: Sized, images: readonly Piece[]): number {
  const { exports } = pdfium;
  const [toWidth, toHeight] = heapOf(pdfium).places;
  let finest = 0;
  for (const { object, box } of images) {
    if (!exports.FPDFImageObj_GetImagePixelSize(object, toWidth, toHeight)) continue;
    const { u32 } = heapOf(pdfium);
    const pixels = Math.max(u32[toWidth >> 2] ?? 0, u32[toHeight >> 2] ?? 0);
    finest = Math.max(finest, (pixels / (longerSide(box) * scale)) * POINTS_PER_INCH);
  }
  const wanted = finest === 0 ? MOST_DPI : Math.max(LEAST_DPI, Math.min(MOST_DPI, finest));
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)) * POINTS_PER_INCH);
}

/** A box in points as whole pixels of a picture. */
const inPixels = ([x0, y0, x1, y1]: Box, scale: number, { width, height }: PixelSize): Box => [
  Math.max(0, Math.floor(x0 * scale)),
  Math.max(0, Math.floor(y0 * scale)),
  Math.min(width, Math.ceil(x1 * scale)),
  Math.min(height, Math.ceil(y1 * scale)),
];

function copyWithin(to: Uint8Array, from: Uint8Array, width: number, [x0, y0, x1, y1]: Box): void {
  for (let y = y0; y < y1; y++) to.set(from.subarray(y * width + x0, y * width + x1), y * width + x0);
}

function cut(data: Uint8Array, width: number, [x0, y0, x1, y1]: Box): PictureRequest['picture'] {
  const size = { width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) };
  const part = new Uint8Array(size.width * size.height).fill(PAPER);
  for (let y = y0; y < y1; y++) part.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * size.width);
  return { ...size, data: part };
}
