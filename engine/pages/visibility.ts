/** Tells which runs of text a reader of the paper can see. */
import type { Box } from '../geometry/box.ts';
import { colorsApart } from '../geometry/color.ts';
import type { Matrix } from '../geometry/matrix.ts';
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
/** not drawn (render mode 3): somebody's OCR where it lies over a picture of the page, else hidden */
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

/** Returns for each run VISIBLE, UNDRAWN or why it is hidden, wherever on the plane it stands. `scale`: to points. */
export function visibilityOf(text: RawText, drawings: Drawings, scale: number): Uint8Array {
  const { runs } = text;
  const seen = new Uint8Array(runs.length);
  const paints = [...drawings.rects, ...drawings.gradients, ...drawings.images].sort((a, b) => a.order - b.order);
  const orders = paints.length > 0 ? ordersOf(drawings) : null;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i];
    if (run.size * scale < LEAST_SIZE) seen[i] = TOO_SMALL;
    else if (run.mode === INVISIBLE) seen[i] = UNDRAWN;
    else if (run.mode === CLIPPING || run.alpha < LEAST_ALPHA) seen[i] = TRANSPARENT;
    else if (orders === null) {
      if (alike(run.color, PAPER)) seen[i] = LIKE_ITS_GROUND;
    } else seen[i] = onItsGround(run, text, paints, orders.get(run.object) ?? 0);
  }
  return seen;
}

function ordersOf(drawings: Drawings): Map<number, number> {
  const orders = new Map<number, number>();
  for (let i = 0; i < drawings.texts.length; i++) orders.set(drawings.texts[i], drawings.textOrders[i]);
  return orders;
}

const alike = (a: number, b: number): boolean => colorsApart(a, b) < LEAST_CONTRAST;

/** Whether the run has the colour of the ground that it stands on, or something opaque is painted over it. */
function onItsGround(run: Run, text: RawText, paints: readonly Paint[], order: number): number {
  if (run.to <= run.from) return VISIBLE;
  const last = run.to - 1;
  const x = (text.left[run.from] + text.right[last]) / 2;
  const y = (text.bottom[run.from] + text.top[last]) / 2;
  let ground: number | null = PAPER;
  for (const paint of paints) {
    const [x0, y0, x1, y1] = paint.box;
    if (x < x0 || x > x1 || y < y0 || y > y1) continue;
    if (paint.order < order) {
      if (paint.opaque || paint.color === null) ground = paint.color;
    } else if (paint.opaque && standsIn(text, run.from, paint.box) && standsIn(text, last, paint.box)) return COVERED;
  }
  return ground === null || !alike(run.color, ground) ? VISIBLE : LIKE_ITS_GROUND;
}

/** The ground of a whole page is no gradient behind a title. */
const LARGEST_PATTERN = 0.5;

/** Returns the text objects as white as something below: PDFium calls gradients white, so only the picture tells. */
export function onPatterns(text: RawText, drawings: Drawings, area: number, seen: Uint8Array): Set<number> {
  const { runs } = text;
  const patterns = drawings.rects.filter(
    ({ color, box: [x0, y0, x1, y1] }) => color === PAPER && (x1 - x0) * (y1 - y0) < area * LARGEST_PATTERN,
  );
  const objects = new Set<number>();
  if (patterns.length === 0) return objects;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i];
    if (seen[i] !== LIKE_ITS_GROUND || !alike(run.color, PAPER) || objects.has(run.object)) continue;
    if (patterns.some(({ box }) => standsIn(text, run.from, box))) objects.add(run.object);
  }
  return objects;
}

/** True for a glyph whose middle is in a box. */
function standsIn({ left, right, bottom, top }: RawText, glyph: number, [x0, y0, x1, y1]: Box): boolean {
  const x = (left[glyph] + right[glyph]) / 2;
  const y = (bottom[glyph] + top[glyph]) / 2;
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Given a page's runs, marks in `seen` those of the objects as visible, but for `hidden` ones. */
export function showObjects(
  text: RawText,
  objects: ReadonlySet<number>,
  hidden: ReadonlySet<number>,
  seen: Uint8Array,
): void {
  for (let i = 0; i < text.runs.length; i++) {
    const { object } = text.runs[i];
    if (seen[i] === LIKE_ITS_GROUND && objects.has(object) && !hidden.has(object)) seen[i] = VISIBLE;
  }
}

/** Given a page's runs, marks in `seen` those of the objects as hidden. */
export function hideObjects(text: RawText, objects: ReadonlySet<number>, seen: Uint8Array): void {
  for (let i = 0; i < text.runs.length; i++) if (objects.has(text.runs[i].object)) seen[i] = LAYER_OFF;
}

/** Marks in `hidden`, by glyph, the glyphs that a clip path cuts off. */
export function hideClipped(
  pdfium: Pdfium,
  text: RawText,
  seen: Uint8Array,
  formMaps: ReadonlyMap<number, Matrix>,
  hidden: Uint8Array,
): void {
  for (let i = 0; i < text.runs.length; i++) {
    if (seen[i] > UNDRAWN) continue;
    const run = text.runs[i];
    const clip = clipOf(pdfium, run.object, formMaps.get(run.object));
    if (!clip) continue;
    for (let g = run.from; g < run.to; g++) {
      const x = (text.left[g] + text.right[g]) / 2;
      const y = (text.bottom[g] + text.top[g]) / 2;
      if (x < clip[0] || x > clip[2] || y < clip[1] || y > clip[3]) hidden[g] = CLIPPED;
    }
  }
}
