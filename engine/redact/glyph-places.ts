/** Where the glyphs of a page as PDFium reads it are. */
import type { Box } from '../geometry/box.ts';
import { numberAt } from '../model/lists.ts';
import type { RawText } from '../pages/runs.ts';
import type { Frame } from '../pages/upright.ts';

/** The origin of a glyph in the page's own space, whose y points up; */
export function originAt({ originX, originY }: RawText, glyph: number): [x: number, y: number] {
  return [numberAt(originX, glyph), numberAt(originY, glyph)];
}

/** and its box. */
export function boxAt({ left, bottom, right, top }: RawText, glyph: number): Box {
  return [numberAt(left, glyph), numberAt(bottom, glyph), numberAt(right, glyph), numberAt(top, glyph)];
}

/** Given a place in the page's own space, returns it on the upright page. */
export function upright({ map: [a, b, c, d, e, f] }: Frame, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
