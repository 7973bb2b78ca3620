/** Draws a loaded page in shades of grey, for those who ask whether something on it can be seen. */
import { heapOf, type Pdfium } from './pdfium.ts';

/** FPDFBitmap_CreateEx: a byte of grey a pixel */
const GREY = 1;
const WHITE = 0xffffffff;

/** Returns the picture of a page, a byte of grey a pixel, row by row. `turns`: quarter turns clockwise. */
export function greysOf(pdfium: Pdfium, page: number, width: number, height: number, turns = 0, flags = 0): Uint8Array {
  const { exports } = pdfium;
  const bitmap: number = exports.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  if (bitmap === 0) return new Uint8Array(width * height);
  exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, flags);
  const stride: number = exports.FPDFBitmap_GetStride(bitmap);
  const from: number = exports.FPDFBitmap_GetBuffer(bitmap);
  const { u8 } = heapOf(pdfium);
  const picture = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) picture.set(u8.subarray(from + y * stride, from + y * stride + width), y * width);
  exports.FPDFBitmap_Destroy(bitmap);
  return picture;
}
