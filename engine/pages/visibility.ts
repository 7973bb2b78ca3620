/** Decides which runs of text a reader of the paper can see. */
import type { Box } from '../geometry/box.ts';
import { colorsApart } from '../geometry/color.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { floatAt, wholeAt } from '../model/lists.ts';
import { clipOf } from './clip.ts';
import type { Drawings, Paint } from './drawings.ts';
import type { Pdfium } from './pdfium.ts';
import { CLIPPING, INVISIBLE, type RawText, type Run } from './runs.ts';

/** Points. Smaller letters cannot be read: the finest print of contracts has four. */
const LEAST_SIZE = 2;
/** Of 255: fainter text cannot be read. */
const LEAST_ALPHA = 13;
/** Text whose colour is this near to its ground in every channel cannot be read. */
const LEAST_CONTRAST = 16;
const PAPER = 0xffffff;

/** How the runs of a page can be seen. */
export const VISIBLE = 0;
/** not drawn (render mode 3): somebody's OCR if it lies over a picture of the page, else hidden */
export const UNDRAWN = 1;
/** From here on nobody can see a run, or a glyph of it, and for which reason. */
export const TOO_SMALL = 2;
export const TRANSPARENT = 3;
export const LIKE_ITS_GROUND = 4;
export const COVERED = 5;
export const LAYER_OFF = 6;
export const CLIPPED = 7;
export const STRUCK_TWICE = 8;
export const OTHER_DIRECTION = 9;
export const OUTSIDE = 10;

/** A page's text, and what of it is read. */
export interface SeenText {
  readonly text: RawText;
  /** by run: VISIBLE, UNDRAWN, or why it is hidden */
  readonly seen: Uint8Array;
  /** by glyph: VISIBLE, or why it is left out of its run */
  readonly hidden: Uint8Array;
  /** true for a run, by its index, that is read */
  readonly isShown: (run: number) => boolean;
}

/** Returns for each run VISIBLE, UNDRAWN or why it is hidden, wherever on the plane it is. `scale`: to points. */
export function visibilityOf(text: RawText, { rects, gradients, images, texts }: Drawings, scale: number): Uint8Array {
  const paints = [...rects, ...gradients, ...images].sort((a, b) => a.order - b.order);
  return Uint8Array.from(text.runs, (run) => {
    if (run.size * scale < LEAST_SIZE) return TOO_SMALL;
    if (run.mode === INVISIBLE) return UNDRAWN;
    if (run.mode === CLIPPING || run.alpha < LEAST_ALPHA) return TRANSPARENT;
    return onItsGround(run, text, paints, texts.get(run.object) ?? 0);
  });
}

const alike = (a: number, b: number): boolean => colorsApart(a, b) < LEAST_CONTRAST;

/** Whether the run has the colour of the ground on which it is, or something opaque is painted over it. */
function onItsGround(run: Run, text: RawText, paints: readonly Paint[], order: number): number {
  if (run.to <= run.from) return VISIBLE;
  const last = run.to - 1;
  const x = (floatAt(text.left, run.from) + floatAt(text.right, last)) / 2;
  const y = (floatAt(text.bottom, run.from) + floatAt(text.top, last)) / 2;
  let ground: number | null = PAPER;
  for (const paint of paints) {
    if (!holds(paint.box, x, y)) continue;
    if (paint.order < order) {
      if (paint.opaque || paint.color === null) ground = paint.color;
    } else if (paint.opaque && isIn(text, run.from, paint.box) && isIn(text, last, paint.box)) return COVERED;
  }
  return ground === null || !alike(run.color, ground) ? VISIBLE : LIKE_ITS_GROUND;
}

const holds = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** True for a glyph whose middle is in a box. */
const isIn = ({ left, right, bottom, top }: RawText, glyph: number, box: Box): boolean =>
  holds(box, (floatAt(left, glyph) + floatAt(right, glyph)) / 2, (floatAt(bottom, glyph) + floatAt(top, glyph)) / 2);

/** The ground of a whole page is no gradient behind a title. */
const LARGEST_PATTERN = 0.5;

/** Returns the text objects as white as something below: PDFium calls gradients white, so only the picture shows it. */
export function onPatterns(text: RawText, { rects }: Drawings, area: number, seen: Uint8Array): Set<number> {
  const patterns = rects.filter(
    ({ color, box: [x0, y0, x1, y1] }) => color === PAPER && (x1 - x0) * (y1 - y0) < area * LARGEST_PATTERN,
  );
  const isOnPattern = ({ color, from }: Run, i: number) =>
    seen[i] === LIKE_ITS_GROUND && alike(color, PAPER) && patterns.some(({ box }) => isIn(text, from, box));
  return new Set(text.runs.filter(isOnPattern).map(({ object }) => object));
}

/** Given a page's runs, marks in `seen` those of the objects as visible, except `hidden` ones. */
export function showObjects(
  { runs }: RawText,
  objects: ReadonlySet<number>,
  hidden: ReadonlySet<number>,
  seen: Uint8Array,
): void {
  for (const [i, { object }] of runs.entries())
    if (seen[i] === LIKE_ITS_GROUND && objects.has(object) && !hidden.has(object)) seen[i] = VISIBLE;
}

/** Given a page's runs, marks in `seen` those of the objects as hidden. */
export function hideObjects({ runs }: RawText, objects: ReadonlySet<number>, seen: Uint8Array): void {
  for (const [i, { object }] of runs.entries()) if (objects.has(object)) seen[i] = LAYER_OFF;
}

/** Marks in `hidden` the glyphs that a clip path cuts off. `formMaps`: for objects inside forms, to the page. */
export function hideClipped(
  pdfium: Pdfium,
  { text, seen, hidden }: Omit<SeenText, 'isShown'>,
  formMaps: ReadonlyMap<number, Matrix>,
): void {
  for (const [i, run] of text.runs.entries()) {
    const clip = wholeAt(seen, i) > UNDRAWN ? null : clipOf(pdfium, run.object, formMaps.get(run.object));
    if (clip === null) continue;
    for (let g = run.from; g < run.to; g++) if (!isIn(text, g, clip)) hidden[g] = CLIPPED;
  }
}
