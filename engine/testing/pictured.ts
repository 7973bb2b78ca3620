/** Pictures and outlines of text for tests, as they are on papers whose text cannot be read. */

import { encode } from 'fast-png';
import { openDocument } from '../pages/document.ts';
import { pictureOf } from '../pages/picture.ts';
import { drawn, pdfium } from './papers.ts';

/** Pixels a point, as screens have them. */
const PIXELS = 2;
const SIZE = 9;
const PAGE_WIDTH = 595.28;

/** Given a PDF, returns a picture of the upper left of its first page, in so many pixels a point, in a PNG. */
export async function picturedPage(pdf: Uint8Array, width: number, height: number, pixels = PIXELS): Promise<Buffer> {
  const instance = await pdfium();
  const document = openDocument(instance, pdf);
  const whole = pictureOf(instance, document, { index: 0, width: PAGE_WIDTH * pixels });
  document.close();
  const cut = { width: Math.round(width * pixels), height: Math.round(height * pixels), channels: 1 as const };
  const data = new Uint8Array(cut.width * cut.height);
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) data[y * cut.width + x] = whole.data[(y * whole.width + x) * whole.channels]!;
  }
  return Buffer.from(encode({ ...cut, data }));
}

/** Given texts and where each begins, returns a picture of the line that they make, as wide as given, in a PNG. */
export async function pictured(
  texts: readonly (readonly [x: number, text: string])[],
  width: number,
  height = 12,
): Promise<Buffer> {
  const bytes = await drawn((doc) => {
    doc.font('Helvetica').fontSize(SIZE);
    for (const [x, text] of texts) doc.text(text, x, 2, { lineBreak: false });
  });
  return picturedPage(bytes, width, height);
}
