/** Takes down all that a page draws, seen or hidden, so that it can be drawn again with other letters. */
import type { Box } from '../geometry/box.ts';
import { least } from '../geometry/extremes.ts';
import type { PaintedPage } from '../pages/read.ts';
import type { Run } from '../pages/runs.ts';
import type { Frame } from '../pages/upright.ts';

/** What one text object drew. Places along the baseline are in points from its origin. */
export interface Lettering {
  readonly kind: 'text';
  /** its place in the order of painting */
  readonly order: number;
  /** Unicode code points; 0xFFFD where the font tells none */
  readonly codes: Uint32Array;
  /** where each glyph begins, and how far it reaches */
  readonly starts: Float32Array;
  readonly advances: Float32Array;
  /** middle of each glyph, and the baseline, on the upright page of the stages */
  readonly middles: Float32Array;
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
  /** by glyph: cut off by a clip path, or of a layer that is switched off; null where none is */
  readonly cut: Uint8Array | null;
}

/** Something painted besides text, in user space. */
export interface Painting {
  readonly kind: 'fill' | 'picture' | 'gradient';
  readonly order: number;
  readonly box: Box;
  /** 0xRRGGBB; of fills alone */
  readonly color: number;
  readonly opaque: boolean;
}

export interface Ruling {
  readonly kind: 'stroke';
  readonly order: number;
  readonly box: Box;
  readonly thickness: number;
  readonly color: number;
}

type Mark = Lettering | Painting | Ruling;

/** A page as it is drawn: user space, y upwards. */
export interface Sheet {
  /** 1-based */
  readonly number: number;
  /** the crop box */
  readonly box: Box;
  /** quarter turns clockwise that the file gives */
  readonly rotation: number;
  /** in the order of painting */
  readonly marks: readonly Mark[];
  /** paths made of curves: many of them are letters drawn as outlines */
  readonly curvedPaths: number;
}

/** Where a font tells no height, letters reach this far above and below the baseline, in ems. */
const ASCENT = 0.8;
const DESCENT = -0.2;
/** Ems: a lower box is no height that a font told. */
const FLAT = 0.2;

/** Given a page while it is read, returns a copy of all that it draws. */
export function sheetOf(page: PaintedPage): Sheet {
  const { drawings, text, box, rotation, index } = page;
  const orders = new Map(drawings.texts.map((object, i) => [object, drawings.textOrders[i]!]));
  const painting = (kind: Painting['kind']) => (paint: (typeof drawings.rects)[number]) =>
    ({ kind, order: paint.order, box: paint.box, color: paint.color ?? 0, opaque: paint.opaque }) as const;
  const marks: Mark[] = [
    ...drawings.rects.map(painting('fill')),
    ...drawings.gradients.map(painting('gradient')),
    ...drawings.images.map(painting('picture')),
    ...drawings.strokes.map((stroke) => ({ kind: 'stroke', ...stroke }) as const),
  ];
  text.runs.forEach((run, i) => {
    if (run.to > run.from) marks.push(lettering(page, run, { order: orders.get(run.object) ?? 0, off: page.isOff(i) }));
  });
  marks.sort((a, b) => a.order - b.order);
  return { number: index + 1, box, rotation, marks, curvedPaths: drawings.curvedPaths };
}

function lettering(
  { text, frame, cut }: PaintedPage,
  run: Run,
  { order, off }: { readonly order: number; readonly off: boolean },
): Lettering {
  const { from, to, size } = run;
  const length = Math.hypot(run.dx, run.dy) || 1;
  const [ux, uy] = [run.dx / length, run.dy / length];
  const straight = run.dx === 0 || run.dy === 0;
  const [ox, oy] = [text.originX[from]!, text.originY[from]!];
  const starts = new Float32Array(to - from);
  const advances = new Float32Array(to - from);
  const middles = new Float32Array(to - from);
  for (let g = from; g < to; g++) {
    const corners = [
      (text.left[g]! - ox) * ux + (text.bottom[g]! - oy) * uy,
      (text.right[g]! - ox) * ux + (text.top[g]! - oy) * uy,
    ];
    // the boxes of slanted letters are wider than they are: their origins tell
    starts[g - from] = straight ? least(corners) : (text.originX[g]! - ox) * ux + (text.originY[g]! - oy) * uy;
    advances[g - from] = straight ? Math.abs(corners[1]! - corners[0]!) : 0;
    middles[g - from] = upright(frame, (text.left[g]! + text.right[g]!) / 2, (text.bottom[g]! + text.top[g]!) / 2)[0];
  }
  if (!straight) {
    for (let i = 0; i < advances.length; i++) {
      advances[i] = i + 1 < starts.length ? starts[i + 1]! - starts[i]! : (advances[i - 1] ?? size / 2);
    }
  }
  shareLigatures(starts, advances, middles);
  const cutGlyphs = cut.slice(from, to).map((reason) => (reason === 0 ? 0 : 1));
  return {
    kind: 'text',
    order,
    codes: text.code.slice(from, to),
    starts,
    advances,
    middles,
    baseline: upright(frame, ox, oy)[1],
    origin: [ox, oy],
    direction: [ux, uy],
    size,
    uprightSize: size * frame.scale,
    ...heightOf(text, from, [ox, oy], [ux, uy], size, straight),
    font: run.font.name,
    bold: run.font.bold,
    italic: run.font.italic,
    color: run.color,
    alpha: run.alpha,
    mode: run.mode,
    cut: off ? cutGlyphs.fill(1) : cutGlyphs.includes(1) ? cutGlyphs : null,
  };
}

/** The letters of a ligature all come with its box: each is given its share of it. */
function shareLigatures(starts: Float32Array, advances: Float32Array, middles: Float32Array): void {
  for (let from = 0; from < starts.length; ) {
    let to = from + 1;
    while (to < starts.length && starts[to] === starts[from] && advances[to] === advances[from]) to++;
    const share = advances[from]! / (to - from);
    for (let i = from; to - from > 1 && i < to; i++) {
      starts[i] = starts[from]! + share * (i - from);
      advances[i] = share;
      middles[i] = middles[i]! - (share * (to - from)) / 2 + share * (i - from + 0.5);
    }
    from = to;
  }
}

function upright({ map: [a, b, c, d, e, f] }: Frame, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How far a run's letters reach above and below the baseline, in ems. */
function heightOf(
  text: PaintedPage['text'],
  first: number,
  [ox, oy]: readonly [number, number],
  [ux, uy]: readonly [number, number],
  size: number,
  straight: boolean,
): { ascent: number; descent: number } {
  const across = (x: number, y: number) => ((y - oy) * ux - (x - ox) * uy) / size;
  const ends = [across(text.left[first]!, text.bottom[first]!), across(text.right[first]!, text.top[first]!)].sort(
    (a, b) => a - b,
  );
  if (!straight || !(ends[1]! - ends[0]! > FLAT)) return { ascent: ASCENT, descent: DESCENT };
  return { ascent: ends[1]!, descent: ends[0]! };
}
