/** Draws loaded pages into bitmaps of PDFium, and reads their pixels. */
import { wholeAt } from '../model/lists.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What PDFium calls each format of pixels, and the bytes of a pixel in it. */
const FORMATS = { grey: 1, bgr: 2, bgrx: 3 };
export const BYTES = { grey: 1, bgr: 3, bgrx: 4 };
const WHITE = 0xffffffff;
/** FPDF_RenderPageBitmap: with annotations */
const ANNOTATIONS = 1;

/** Returns the size of a picture with so many pixels a point: at least one pixel each way. */
export const pixelSize = ({ width, height }: PixelSize, scale: number): PixelSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** Returns the pixels, row by row, of a white bitmap on which `draw` has drawn; null if there is no memory for it. */
export function pixelsOf(
  pdfium: Pdfium,
  { width, height }: PixelSize,
  format: keyof typeof FORMATS,
  draw: (bitmap: number) => void,
): Uint8Array | null {
  const { exports } = pdfium;
  const bitmap: number = exports.FPDFBitmap_CreateEx(width, height, FORMATS[format], 0, 0);
  if (bitmap === 0) return null;
  exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  draw(bitmap);
  const stride: number = exports.FPDFBitmap_GetStride(bitmap);
  const from: number = exports.FPDFBitmap_GetBuffer(bitmap);
  const { u8 } = heapOf(pdfium);
  const row = width * BYTES[format];
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) pixels.set(u8.subarray(from + y * stride, from + y * stride + row), y * row);
  exports.FPDFBitmap_Destroy(bitmap);
  return pixels;
}

/** Copies pixels, row by row, to the upper left of a bitmap, which has as many bytes a pixel. */
export function putPixels(pdfium: Pdfium, bitmap: number, pixels: Uint8Array, rowBytes: number): void {
  const stride: number = pdfium.exports.FPDFBitmap_GetStride(bitmap);
  const to: number = pdfium.exports.FPDFBitmap_GetBuffer(bitmap);
  const { u8 } = heapOf(pdfium);
  for (let from = 0, row = 0; from < pixels.length; from += rowBytes, row++) {
    u8.set(pixels.subarray(from, from + rowBytes), to + row * stride);
  }
}

/** How a page is drawn on the upper left of a bitmap. */
export interface Drawing extends PixelSize {
  /** quarter turns clockwise, 0 to 3 */
  readonly turns?: number;
  readonly annotated?: boolean;
}

export function drawPage({ exports }: Pdfium, bitmap: number, page: number, drawing: Drawing): void {
  const { width, height, turns = 0, annotated = false } = drawing;
  exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, annotated ? ANNOTATIONS : 0);
}

/** Returns the picture of a page, a byte of grey a pixel, row by row; black if there is no memory for it. */
export function greysOf(pdfium: Pdfium, page: number, drawing: Drawing): Uint8Array {
  const draw = (bitmap: number) => drawPage(pdfium, bitmap, page, drawing);
  return pixelsOf(pdfium, drawing, 'grey', draw) ?? new Uint8Array(drawing.width * drawing.height);
}

/** Given pixels that begin with blue, green and red, makes these red, green and blue. */
export function swapBlueAndRed(pixels: Uint8Array, bytes: number): void {
  for (let at = 0; at < pixels.length; at += bytes) {
    const blue = wholeAt(pixels, at);
    pixels[at] = wholeAt(pixels, at + 2);
    pixels[at + 2] = blue;
  }
}
