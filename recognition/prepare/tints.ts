/**
 * Finds tinted boxes: an advert or a notice beside a table is printed on a ground that is a little darker than the paper.
 * The light on a page changes slowly, and the edges of such a box do not: each is seen along its whole length.
 */
import { numberAt } from '../../engine/model/lists.ts';
import { heightOf, type Picture, type PixelBox, quantileOf, shrink, widthOf } from '../picture.ts';
import { LOOKED_DPI, medianOf } from './dark-grounds.ts';

/** Share of the lightness of the paper by which a ground is darker at the least. */
const STEP = 0.022;
/** Inches of the sides of a box: a line of text is lower, and the ground of a table's header wider. */
const LEAST_HEIGHT = 0.3;
const LEAST_WIDTH = 0.8;
/** Share of the width of the page; wider are grounds of rows. */
const WIDEST = 0.45;
/** Pixels that the ends of two edges may be apart, and by which an edge may lie beside its place. */
const CORNER = 3;
/** Share of the upper and the lower edge along which the ground ends there. */
const CLOSED = 0.85;
/** Pixels without an edge within one: a speck of dirt. */
const HOLE = 1;
/** Pixels beside a box that are paper, and the share of them that letters darken at the most. */
const BESIDE = 6;
const LIGHTEST = 0.7;
/** Share of the pixels along a side that may be dirt. */
const DARKEST = 0.1;
/** More edges of one kind are those of a pattern. */
const MOST_EDGES = 200;

/** An edge down the page: where it is, and from where to where. */
interface Edge {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
}

/** Given a straight page as it was drawn, returns its tinted boxes, which are narrower than half of it. */
export function tintsOf(drawn: Picture): PixelBox[] {
  const by = Math.max(1, Math.round(drawn.dpi / LOOKED_DPI));
  const small = shrink(drawn, by);
  const step = STEP * medianOf(small);
  const lefts = edgesOf(small, (before, behind) => before - behind >= step);
  const rights = edgesOf(small, (before, behind) => behind - before >= step);
  if (lefts.length > MOST_EDGES || rights.length > MOST_EDGES) return [];
  const boxes: PixelBox[] = [];
  for (const left of lefts) {
    for (const right of rights) {
      if (Math.abs(left.y0 - right.y0) > CORNER || Math.abs(left.y1 - right.y1) > CORNER) continue;
      const box = { x0: left.x, y0: Math.min(left.y0, right.y0), x1: right.x, y1: Math.max(left.y1, right.y1) };
      if (widthOf(box) < LEAST_WIDTH * small.dpi || widthOf(box) > WIDEST * small.width) continue;
      if (boxes.some((other) => isSame(box, other))) continue;
      if (isClosed(small, box, step) && isDarker(small, box, step)) boxes.push(box);
    }
  }
  // a text on a ground may look like another ground, which ends with its letters
  const whole = boxes.filter((box) => !boxes.some((other) => other !== box && isWithin(box, other)));
  return whole.map(({ x0, y0, x1, y1 }) => ({ x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by }));
}

const isSame = (box: PixelBox, { x0, y0, x1, y1 }: PixelBox): boolean =>
  [box.x0 - x0, box.y0 - y0, box.x1 - x1, box.y1 - y1].every((apart) => Math.abs(apart) <= 2 * CORNER);

const isWithin = (box: PixelBox, { x0, y0, x1, y1 }: PixelBox): boolean =>
  box.x0 >= x0 - CORNER && box.y0 >= y0 - CORNER && box.x1 <= x1 + CORNER && box.y1 <= y1 + CORNER;

/** Returns where, down the page, two pixels before a place and two behind it differ in a way. */
function edgesOf(small: Picture, differ: (before: number, behind: number) => boolean): Edge[] {
  const { width, height, dpi, data } = small;
  const edges: Edge[] = [];
  for (let x = 2; x < width - 2; x++) {
    let run = { from: 0, to: -1 };
    const end = () => {
      if (run.to - run.from >= LEAST_HEIGHT * dpi) edges.push({ x, y0: run.from, y1: run.to });
    };
    for (let y = 0; y < height; y++) {
      const at = y * width + x;
      if (!differ(meanOf(data, at - 2, 1), meanOf(data, at + 1, 1))) continue;
      if (y - run.to > HOLE + 1) {
        end();
        run = { from: y, to: y };
      } else run = { from: run.from, to: y };
    }
    end();
  }
  return edges;
}

/** The mean of a pixel and the one so many behind it. */
const meanOf = (data: Uint8Array, at: number, behind: number): number =>
  (numberAt(data, at) + numberAt(data, at + behind)) / 2;

/**
 * True if a box is even along its sides, and darker than the paper beside it: a block of letters has letters along its
 * sides, and paper between them.
 */
function isDarker(small: Picture, box: PixelBox, step: number): boolean {
  const sides = [
    [
      { ...box, x0: box.x0 + 2, x1: box.x0 + 3 },
      { ...box, x0: Math.max(0, box.x0 - BESIDE), x1: box.x0 - 1 },
    ],
    [
      { ...box, x0: box.x1 - 2, x1: box.x1 - 1 },
      { ...box, x0: box.x1 + 2, x1: Math.min(small.width, box.x1 + BESIDE) },
    ],
  ] as const;
  return sides.every(([within, outside]) => {
    const ground = quantileOf(small, within, LIGHTEST);
    const isEven = ground - quantileOf(small, within, DARKEST) <= step;
    return isEven && (widthOf(outside) <= 0 || quantileOf(small, outside, LIGHTEST) - ground >= step / 2);
  });
}

/** True if the ground of a box ends at its upper and its lower side. */
function isClosed({ width, height, data }: Picture, box: PixelBox, step: number): boolean {
  if (heightOf(box) < 2 * CORNER || box.y0 < CORNER + 2 || box.y1 > height - CORNER - 3) return false;
  const endsAt = (side: number, sign: 1 | -1) => {
    let closed = 0;
    for (let x = box.x0 + 2; x < box.x1 - 2; x++) {
      const isEdge = (y: number) => {
        const [above, below] = [meanOf(data, (y - 2) * width + x, width), meanOf(data, (y + 1) * width + x, width)];
        return sign * (above - below) >= step;
      };
      const places = Array.from({ length: 2 * CORNER + 1 }, (_, i) => side - CORNER + i);
      if (places.some(isEdge)) closed++;
    }
    return closed >= CLOSED * (widthOf(box) - CORNER - 1);
  };
  return endsAt(box.y0, 1) && endsAt(box.y1, -1);
}
