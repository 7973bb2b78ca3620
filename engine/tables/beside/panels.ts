/** Finds what a title on a ground of its own heads beside a table: labels, and their figures in a column. */
import type { Box } from '../../geometry/box.ts';
import { least } from '../../geometry/extremes.ts';
import { endAlike, middle } from '../../geometry/intervals.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { partOf } from './blocks.ts';

/** Labelled figures below each other, at the least: notes beside rows have none. */
const LEAST_FIGURES = 2;

/**
 * Given a box, all boxes of its page and the lines, returns the box with what it heads within its sides, down to the
 * next box, or to a line that crosses one of its sides. It heads nothing if that holds days with amounts, begins with
 * figures, or has no figures below each other.
 */
export function panelOf(box: Box, boxes: readonly Box[], lines: readonly TokenLine[]): Box {
  const [x0, , x1, top] = box;
  const end = least(boxes.flatMap((one) => (one[1] >= top && one[0] < x1 && one[2] > x0 ? [one[1]] : [])));
  const figures: PlacedAmount[] = [];
  let bottom = top;
  for (const tl of lines) {
    const own = partOf(tl, (w) => w.y0 >= top && w.y1 <= end && middle(w) >= x0 && middle(w) <= x1);
    if (own === null) continue;
    if (own.line.words.some((w) => w.x0 < x0 || w.x1 > x1)) break;
    const money = own.amounts.filter(({ token }) => isMoneyLike(token) && !token.whole);
    if (!/^\p{L}/u.test(own.line.text) || own.dates.some(({ from }) => from === 0)) return box;
    if (money.length > 0 && own.dates.length > 0) return box;
    figures.push(...money);
    bottom = own.line.box[3];
  }
  const isBelowOthers = (one: PlacedAmount) => figures.filter((other) => endAlike(one, other)).length >= LEAST_FIGURES;
  return figures.some(isBelowOthers) ? [x0, box[1], x1, bottom] : box;
}
