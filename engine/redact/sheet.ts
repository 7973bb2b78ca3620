/** Takes down all that a page draws, seen or hidden, so that it can be drawn again with other letters. */
import type { Box } from '../geometry/box.ts';
import { firstOf, numberAt, stretchesOf } from '../model/lists.ts';
import type { Paint, Stroke } from '../pages/drawings.ts';
import type { PaintedPage } from '../pages/read.ts';
import type { Run } from '../pages/runs.ts';
import { boxAt, originAt, upright } from './glyph-places.ts';

/** A glyph that a text object drew. Its places along the baseline are in points from the object's origin. */
export interface Glyph {
  /** Unicode code point; 0xFFFD if the font has none */
  code: number;
  /** where it begins, and how far it reaches */
  start: number;
  advance: number;
  /** its middle on the upright page of the stages */
  middle: number;
  /** cut off by a clip path, or of a layer that is switched off */
  readonly cut: boolean;
}

export interface Lettering {
  readonly kind: 'text';
  /** its place in the order of painting */
  readonly order: number;
  readonly glyphs: readonly Readonly<Glyph>[];
  /** on the upright page of the stages */
  readonly baseline: number;
  readonly origin: readonly [x: number, y: number];
  /** unit vector along the baseline, in user space */
  readonly direction: readonly [x: number, y: number];
  /** em size in user space */
  readonly size: number;
  /** the same in the points of the stages */
  readonly uprightSize: number;
  /** ems above and below (negative) the baseline */
  readonly ascent: number;
  readonly descent: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** 0xRRGGBB */
  readonly color: number;
  /** 0 to 255 */
  readonly alpha: number;
  /** text rendering mode of PDF */
  readonly mode: number;
}

/** Something painted besides text, in user space. */
export interface Painting extends Omit<Paint, 'color'> {
  readonly kind: 'fill' | 'picture' | 'gradient';
  /** 0xRRGGBB; of fills alone */
  readonly color: number;
}

export interface Ruling extends Stroke {
  readonly kind: 'stroke';
}

type Mark = Lettering | Painting | Ruling;

/** A page as it is drawn: user space, y upwards. */
export interface Sheet {
  readonly number: number;
  readonly box: Box;
  /** quarter turns clockwise that the file gives */
  readonly rotation: number;
  readonly marks: readonly Mark[];
  /** paths made of curves: many of them are letters drawn as outlines */
  readonly curvedPaths: number;
}

/** If a font has no height, letters reach this far above and below the baseline, in ems. */
const ASCENT = 0.8;
const DESCENT = -0.2;
/** Ems: a lower box has no height from its font. */
const FLAT = 0.2;

/** Given a page while it is read, returns a copy of all that it draws. */
export function sheetOf(page: PaintedPage): Sheet {
  const { drawings, text, box, rotation, index } = page;
  const painting =
    (kind: Painting['kind']) =>
    ({ order, box, color, opaque }: Paint) => ({ kind, order, box, color: color ?? 0, opaque });
  const marks: Mark[] = [
    ...drawings.rects.map(painting('fill')),
    ...drawings.gradients.map(painting('gradient')),
    ...drawings.images.map(painting('picture')),
    ...drawings.strokes.map((stroke) => ({ kind: 'stroke', ...stroke }) as const),
  ];
  for (const [i, run] of text.runs.entries()) {
    if (run.to > run.from)
      marks.push(lettering(page, run, { order: drawings.texts.get(run.object) ?? 0, off: page.isOff(i) }));
  }
  marks.sort((a, b) => a.order - b.order);
  return { number: index + 1, box, rotation, marks, curvedPaths: drawings.curvedPaths };
}

interface Baseline extends Pick<Lettering, 'origin' | 'direction'> {
  /** it runs along an edge of the page */
  readonly straight: boolean;
}

/** The distance of a point from the origin of a baseline, along the baseline and across it. */
const along = ({ origin, direction }: Baseline, x: number, y: number): number =>
  (x - origin[0]) * direction[0] + (y - origin[1]) * direction[1];
const across = ({ origin, direction }: Baseline, x: number, y: number): number =>
  (y - origin[1]) * direction[0] - (x - origin[0]) * direction[1];

function lettering(page: PaintedPage, run: Run, { order, off }: { readonly order: number; readonly off: boolean }) {
  const { text, frame } = page;
  const { from, size, dx, dy, color, alpha, mode } = run;
  const { name, bold, italic } = run.font;
  const length = Math.hypot(dx, dy) || 1;
  const baseline: Baseline = {
    origin: originAt(text, from),
    direction: [dx / length, dy / length],
    straight: dx === 0 || dy === 0,
  };
  const { origin, direction } = baseline;
  return {
    kind: 'text',
    order,
    glyphs: glyphsOf(page, run, baseline, off),
    baseline: upright(frame, ...origin)[1],
    origin,
    direction,
    size,
    uprightSize: size * frame.scale,
    ...heightOf(text, run, baseline),
    font: name,
    bold,
    italic,
    color,
    alpha,
    mode,
  } as const;
}

/** The glyphs of a run. Their measures have the precision of the page's own: some are compared. */
function glyphsOf({ text, frame, cut }: PaintedPage, { from, to, size }: Run, line: Baseline, off: boolean): Glyph[] {
  const glyphs = Array.from({ length: to - from }, (_, i): Glyph => {
    const g = from + i;
    const [x0, y0, x1, y1] = boxAt(text, g);
    const [a, b] = [along(line, x0, y0), along(line, x1, y1)];
    // the boxes of slanted letters are wider than the letters: their origins count
    const start = line.straight ? Math.min(a, b) : along(line, ...originAt(text, g));
    return {
      code: numberAt(text.code, g),
      start: Math.fround(start),
      advance: line.straight ? Math.fround(Math.abs(b - a)) : 0,
      middle: Math.fround(upright(frame, (x0 + x1) / 2, (y0 + y1) / 2)[0]),
      cut: off || cut[g] !== 0,
    };
  });
  if (!line.straight) {
    let before = Math.fround(size / 2);
    for (const [i, glyph] of glyphs.entries()) {
      const next = glyphs.at(i + 1);
      glyph.advance = next === undefined ? before : Math.fround(next.start - glyph.start);
      before = glyph.advance;
    }
  }
  shareLigatures(glyphs);
  return glyphs;
}

/** The letters of a ligature all come with its box: each is given its share of it. */
function shareLigatures(glyphs: readonly Glyph[]): void {
  const follows = (glyph: Glyph, before: Glyph) => glyph.start === before.start && glyph.advance === before.advance;
  for (const letters of stretchesOf(glyphs, follows)) {
    if (letters.length === 1) continue;
    const { start, advance } = firstOf(letters);
    const share = advance / letters.length;
    for (const [i, letter] of letters.entries()) {
      letter.start = Math.fround(start + share * i);
      letter.advance = Math.fround(share);
      letter.middle = Math.fround(letter.middle - (share * letters.length) / 2 + (share * (i * 2 + 1)) / 2);
    }
  }
}

/** How far a run's letters reach above and below the baseline, in ems. */
function heightOf(text: PaintedPage['text'], { from, size }: Run, line: Baseline) {
  const [x0, y0, x1, y1] = boxAt(text, from);
  const [a, b] = [across(line, x0, y0) / size, across(line, x1, y1) / size];
  const [descent, ascent] = [Math.min(a, b), Math.max(a, b)];
  return line.straight && ascent - descent > FLAT ? { ascent, descent } : { ascent: ASCENT, descent: DESCENT };
}
