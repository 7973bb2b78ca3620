/** What the pages stage gives: upright pages of glyphs, ruling lines, filled bands and images. */
import type { Box } from '../geometry/box.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { DropReason } from '../wording/lines.ts';

/** How a run of glyphs is drawn. Equal styles of one page share one object. */
export interface TextStyle {
  readonly font: string;
  /** em size in points after the text matrix */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** fill colour, 0xRRGGBB */
  readonly color: number;
}

/**
 * The visible glyphs of a page in content order, one entry a glyph in each array (columns, not objects: a page has
 * thousands). Spaces that the file draws are kept (code 32) with their box; generated ones are dropped. The columns are
 * scratch memory, longer than `count`: the next page that is read overwrites them. The box of a glyph is in points from
 * the top left of the upright page; x0..x1 is the advance, y0..y1 the font's ascent and descent.
 */
export interface Glyphs extends Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', Float32Array>> {
  readonly count: number;
  /** Unicode code point */
  readonly code: Uint32Array;
  /** y of the baseline */
  readonly baseline: Float32Array;
  /** index into the page's `styles` */
  readonly style: Uint16Array;
  /** index of the text object that drew it: a change means that a new show operator began */
  readonly run: Uint32Array;
}

/** A ruling line, horizontal (y0 and y1 nearly equal) or vertical; thin filled rectangles count as lines. */
export interface Rule {
  readonly box: Box;
  readonly horizontal: boolean;
}

/** A filled rectangle that is no line: a header's ground, a zebra band, a box. */
export interface Band {
  readonly box: Box;
  /** 0xRRGGBB */
  readonly color: number;
}

/** How the text of a page came to be. */
export type TextSource = 'text' | 'ocr';

/** Text of the file that the page does not show. */
export interface Dropped {
  readonly text: string;
  /** points from the top left of the upright page; it may lie outside of that */
  readonly box: Box;
  readonly why: DropReason;
}

/** Something on a page that may contain text and was not read as text. */
export interface Unread {
  readonly box: Box;
  readonly kind: 'picture' | 'outlines' | 'annotation' | 'field' | 'cover';
  /** true if it surely contains letters; otherwise the page must be looked at (look.ts) */
  readonly certain: boolean;
}

/** Text that runs up or down a page, and is not one of its lines. */
export interface MarginText {
  readonly text: string;
  readonly box: Box;
}

/** One upright page: rotation and crop undone. Sizes in points. */
export interface Page {
  /** 1-based */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** quarter turns clockwise that set the text upright, beyond the rotation that the file gives */
  readonly turned: number;
  /** where its points are on the turned page of the file, if it was read from a picture that is not straight */
  readonly mesh?: Mesh;
  /** what the file's own lengths were multiplied by: 1 except for pages in dots or in units of their own */
  readonly scale: number;
  readonly source: TextSource;
  readonly glyphs: Glyphs;
  readonly styles: readonly TextStyle[];
  readonly rules: readonly Rule[];
  readonly bands: readonly Band[];
  /** boxes around slanted lines that are longer than letters */
  readonly slants: readonly Box[];
  /** places of images that are large enough to contain text */
  readonly images: readonly Box[];
  /** em size of most of its text, points; a usual size for a page without text */
  readonly em: number;
  /** text that runs up or down it */
  readonly marginTexts: readonly MarginText[];
  /** what may contain text besides the glyphs, top to bottom */
  readonly unread: readonly Unread[];
  /** places of amounts that the file has as text, and nobody can see */
  readonly hiddenAmounts: readonly Box[];
  /** why its text cannot be used: an image without text, or fonts without a Unicode map; null if it can */
  readonly unusable: 'no_text' | 'no_unicode_map' | null;
  /** true if its letters may be others than those that it draws: only a look at its picture tells */
  readonly doubtful: boolean;
}
