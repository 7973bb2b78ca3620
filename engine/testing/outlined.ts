/** Letters drawn as outlines for tests, as some programs write all of their text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FONT = readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** What is used of a font that pdfkit has opened. */
interface OpenFont {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly advanceWidth: number; readonly path: { toSVG(): string } }[];
  };
}

/** Draws a text as shapes without a font: one path a letter. `x`, `y`: its left edge and its baseline. */
export function outlined(doc: PDFKit.PDFDocument, text: string, [x, y]: readonly [number, number], size = 9): void {
  doc.font(FONT);
  const { font } = (doc as unknown as { readonly _font: { readonly font: OpenFont } })._font;
  let left = x;
  for (const { path, advanceWidth } of font.layout(text).glyphs) {
    const shape = path.toSVG();
    const scale = size / font.unitsPerEm;
    if (shape !== '') doc.save().translate(left, y).scale(scale, -scale).path(shape).fill('black').restore();
    left += advanceWidth * scale;
  }
}
