/** Makes ruling lines and filled bands of what a page draws. */
import type { Box } from '../geometry/box.ts';
import { channelsOf } from '../geometry/color.ts';
import { numberAt } from '../model/lists.ts';
import type { Band, Rule } from '../model/page.ts';
import { joinedAlong } from './next-to.ts';

/** Points. A thinner rectangle or stroke is a line: no text fits into it. */
const BAND_THICKNESS = 5;
/** Points. A shorter line is part of a letter, a tick, a dash of a dashed line (joined before this is asked). */
const MIN_LENGTH = 8;
/** Points between the pieces of one line: the gaps of dashed and dotted lines, and of cell borders that do not meet. */
const JOIN_GAP = 4;
/** Points that collinear pieces may be off each other. */
const JOIN_OFFSET = 0.8;
/** A channel this high in all three is paper. */
const WHITE = 0xfa;
/** A band over this share of the page is its ground. */
const GROUND_SHARE = 0.85;

/** A filled rectangle or a stroke, on the upright page. */
export interface Drawn {
  readonly box: Box;
  readonly color: number;
}

const isWhite = (color: number): boolean => channelsOf(color).every((channel) => channel >= WHITE);

/** Given filled rectangles and strokes (with their thickness in the box), returns the ruling lines and the bands. */
export function rulesAndBands(
  drawn: readonly Drawn[],
  pageArea: number,
): { readonly rules: readonly Rule[]; readonly bands: readonly Band[] } {
  const colored = drawn.filter(({ color }) => !isWhite(color));
  const isThin = ({ box: [x0, y0, x1, y1] }: Drawn) => Math.min(x1 - x0, y1 - y0) < BAND_THICKNESS;
  const isFlat = ([x0, y0, x1, y1]: Box) => y1 - y0 <= x1 - x0;
  const isGround = ({ box: [x0, y0, x1, y1] }: Drawn) => !((x1 - x0) * (y1 - y0) < pageArea * GROUND_SHARE);
  const lines = colored.filter(isThin).map(({ box }) => box);
  const upright = lines.filter((box) => !isFlat(box));
  const rules = [
    ...joined(lines.filter(isFlat), 0).map((box): Rule => ({ box, horizontal: true })),
    ...joined(upright, 1).map((box): Rule => ({ box, horizontal: false })),
  ];
  return { rules, bands: colored.filter((one) => !isThin(one) && !isGround(one)) };
}

/** Given lines along one axis (0: x, 1: y), returns them with collinear pieces joined, the short ones left out. */
function joined(lines: readonly Box[], axis: 0 | 1): Box[] {
  const across = 1 - axis;
  const middle = (box: Box) => (numberAt(box, across) + numberAt(box, across + 2)) / 2;
  const rows: [Box, ...Box[]][] = [];
  for (const line of lines.toSorted((p, q) => middle(p) - middle(q))) {
    const row = rows.at(-1);
    if (row && middle(line) - middle(row[0]) <= JOIN_OFFSET) row.push(line);
    else rows.push([line]);
  }
  const whole = rows.flatMap((row) => joinedAlong(axis, row, JOIN_GAP));
  return whole.filter((box) => numberAt(box, axis + 2) - box[axis] >= MIN_LENGTH);
}
