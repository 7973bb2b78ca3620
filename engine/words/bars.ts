/** Finds bars below each other between the columns of a printout: letters by code, ruling lines by place. */
import type { Box } from '../geometry/box.ts';
import { codesOf, SPACE } from '../model/characters.ts';
import { floatAt, makeOnce, wholeAt } from '../model/lists.ts';
import type { Glyphs } from '../model/page.ts';

const BARS = codesOf('|¦│┃┆┊║｜');
/** So many below each other are a line; fewer may be in texts. */
const LEAST = 4;

/** Given a page's glyphs, makes spaces of such bars, in place, and returns the boxes of the bars. */
export function takeBars({ count, code, x0, y0, x1, y1 }: Glyphs): Box[] {
  const middleOf = (i: number) => (floatAt(x0, i) + floatAt(x1, i)) / 2;
  const columns = new Map<number, number[]>();
  for (let i = 0; i < count; i++) {
    const sign = wholeAt(code, i);
    if (sign >= BARS_FROM && BARS.has(sign)) makeOnce(columns, Math.round(middleOf(i)), () => []).push(i);
  }
  const boxes: Box[] = [];
  for (const column of columns.values()) {
    if (column.length < LEAST) continue;
    for (const i of column) {
      code[i] = SPACE;
      boxes.push([middleOf(i), floatAt(y0, i), middleOf(i), floatAt(y1, i)]);
    }
  }
  return boxes;
}

const BARS_FROM = 0x7c;
