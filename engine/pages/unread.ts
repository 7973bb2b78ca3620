/** Finds what may hold text and was not read: pictures, drawn shapes, glyphs without a meaning, annotations. */
import type { Box } from '../geometry/box.ts';
import { FIRST_PRIVATE, LAST_PRIVATE, UNREADABLE } from '../model/characters.ts';
import { floatAt, wholeAt } from '../model/lists.ts';
import type { Glyphs, TextSource, Unread } from '../model/page.ts';
import { coversOn } from './covers.ts';
import type { Drawings, Piece } from './drawings.ts';
import { nextTo } from './next-to.ts';
import { boxOfGlyphs, type RawText } from './runs.ts';
import { type Frame, placed } from './upright.ts';
import { OTHER_DIRECTION, type SeenText } from './visibility.ts';

/** Points: the usual text of a page without any. */
const USUAL_SIZE = 9;
/** Ems: letters of a fine print beside the usual one are higher. */
const LEAST_HEIGHT = 0.45;
/** Ems: two figures are wider. */
const LEAST_WIDTH = 0.9;
/** Ems: rectangles and strokes this small may be pieces of letters; what is larger rules a table. */
const LARGEST_PIECE = 1;
/** Ems: a note across the page, "COPY 2", is larger than a booking. */
const LARGEST_TURNED = 2.5;
const FIGURE = /\p{Nd}/u;
/** PDFium's colour for a rectangle filled with a repeated picture; some rectangles really have it. */
const PATTERN = 0xbfbfbf;

/** What of a page may hold text. */
interface Seen extends Pick<SeenText, 'text' | 'hidden'> {
  readonly drawings: Drawings;
  readonly glyphs: Glyphs;
  readonly source: TextSource;
  readonly annotations: readonly Unread[];
  /** the usual size of its text, points */
  readonly em: number;
}

/** Returns what may hold text and was not read, top to bottom; neighbours on a line are joined. */
export function unreadOn(seen: Seen, frame: Frame): Unread[] {
  const { drawings, glyphs, source, annotations, em } = seen;
  const place = (box: Box) => placed(box, frame);
  // a picture whose text somebody has recognised is read
  const pictures = source === 'ocr' ? [] : drawings.images.map(({ box }) => place(box));
  const outlines = outlinesOf(drawings, em / frame.scale).map(({ box }) => place(box));
  const covers = coversOn({ drawings, glyphs, area: frame.width * frame.height, em }, place);
  const as = (kind: Unread['kind'], certain: boolean, boxes: readonly Box[]): Unread[] =>
    boxes.map((box) => ({ box, kind, certain }));
  const found: Unread[] = [
    ...annotations.map((one) => ({ ...one, box: place(one.box) })),
    ...as('picture', false, together(pictures, em)),
    ...as('outlines', false, together(outlines, em)),
    ...as('outlines', true, turnedOf(seen, frame.scale).map(place)),
    ...as('cover', true, covers),
    ...as('outlines', true, together(unmappedOf(glyphs), em)),
  ];
  return found.filter(({ box }) => isVisible(box)).sort((a, b) => a.box[1] - b.box[1]);
}

function together(boxes: readonly Box[], em: number): Box[] {
  return nextTo(boxes.filter(isVisible), em).filter(
    ([x0, y0, x1, y1]) => x1 - x0 >= LEAST_WIDTH * em && y1 - y0 >= LEAST_HEIGHT * em,
  );
}

const isVisible = ([x0, y0, x1, y1]: Box): boolean => x1 > x0 && y1 > y0;

/** Returns the path objects that may be letters or pieces of letters. `em`: usual text size; all in user space. */
export function outlinesOf(drawings: Drawings, em: number): Piece[] {
  const small = [...drawings.rects, ...drawings.strokes].flatMap(({ box, order, color }): Piece[] => {
    const object = drawings.pathObjects.get(order);
    const isSmall = box[2] - box[0] < LARGEST_PIECE * em && box[3] - box[1] < LARGEST_PIECE * em;
    return object !== undefined && (isSmall || color === PATTERN) ? [{ object, box }] : [];
  });
  return [...drawings.freePaths, ...small];
}

/** Given glyphs, returns the boxes of those without a meaning. */
function unmappedOf({ count, code, x0, y0, x1, y1 }: Glyphs): Box[] {
  const boxes: Box[] = [];
  for (let i = 0; i < count; i++) {
    const sign = wholeAt(code, i);
    if (sign !== UNREADABLE && (sign < FIRST_PRIVATE || sign > LAST_PRIVATE)) continue;
    boxes.push([floatAt(x0, i), floatAt(y0, i), floatAt(x1, i), floatAt(y1, i)]);
  }
  return boxes;
}

/** Returns the boxes of texts with figures in another direction than the page's. */
function turnedOf({ text, hidden, em }: Seen, scale: number): Box[] {
  return text.runs.flatMap(({ from, to, size }) => {
    if (hidden[from] !== OTHER_DIRECTION || size * scale > LARGEST_TURNED * em) return [];
    const hasFigure = text.code.subarray(from, to).some((code) => FIGURE.test(String.fromCodePoint(code)));
    return hasFigure ? [boxOfGlyphs(text, from, to)] : [];
  });
}

/** Given a page's text and its scale, returns the usual size of its letters in points. */
export function usualSize({ runs }: RawText, scale: number): number {
  const all = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  let below = 0;
  for (const { from, to, size } of runs.toSorted((a, b) => a.size - b.size)) {
    below += to - from;
    if (below * 2 >= all && size > 0) return size * scale;
  }
  return USUAL_SIZE;
}
