/** Finds text that is drawn twice at nearly the same place, which is how some writers fake bold letters. */
import type { RawText } from './runs.ts';
import { STRUCK_TWICE } from './visibility.ts';

/** Ems: faked bold is off by a fraction of a stem; the narrowest letters are further apart. */
const OFFSET = 0.12;
/** Points: the side of a cell of the grid that runs are looked up in. */
const CELL = 4;
const COLUMNS = 1 << 13;

/**
 * Marks in `hidden` the glyphs that repeat one of an earlier run at nearly the same place. Returns for each run 1 if
 * its glyphs were struck twice, as faked bold letters are.
 */
export function dropDoubleStrikes(text: RawText, shown: (run: number) => boolean, hidden: Uint8Array): Uint8Array {
  const { runs, code, left, bottom } = text;
  const bold = new Uint8Array(runs.length);
  const cells = new Map<number, number>();
  const next = new Int32Array(runs.length).fill(-1);
  for (let r = 0; r < runs.length; r++) {
    const run = runs[r];
    if (!shown(r) || run.to <= run.from) continue;
    const { from } = run;
    const x = left[from];
    const y = bottom[from];
    // a size beyond all sense (a damaged file) must not mean a search of the whole page
    const reach = Math.min(OFFSET * run.size, CELL);
    const firstColumn = Math.floor((x - reach) / CELL);
    const lastColumn = Math.floor((x + reach) / CELL);
    const firstRow = Math.floor((y - reach) / CELL);
    const lastRow = Math.floor((y + reach) / CELL);
    search: for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        for (let other = cells.get(row * COLUMNS + column) ?? -1; other >= 0; other = next[other]) {
          const before = runs[other];
          if (code[before.from] !== code[from] || Math.abs(before.size - run.size) > reach) continue;
          if (strike(text, before.from, before.to, from, run.to, reach, hidden)) {
            bold[other] = 1;
            break search;
          }
        }
      }
    }
    const key = Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
    next[r] = cells.get(key) ?? -1;
    cells.set(key, r);
  }
  return bold;
}

/** Hides the glyphs [from, to) that repeat those from `earlier` on, as far as they do. Returns whether any did. */
function strike(
  text: RawText,
  earlier: number,
  earlierEnd: number,
  from: number,
  to: number,
  reach: number,
  hidden: Uint8Array,
): boolean {
  const { code, left, bottom } = text;
  const length = Math.min(to - from, earlierEnd - earlier);
  let struck = 0;
  for (let k = 0; k < length; k++) {
    const a = earlier + k;
    const b = from + k;
    if (code[a] !== code[b]) break;
    // what is cut off makes nothing bold, and hides nothing
    if (hidden[a] !== 0 && hidden[a] !== STRUCK_TWICE) break;
    if (Math.abs(left[a] - left[b]) > reach || Math.abs(bottom[a] - bottom[b]) > reach) break;
    hidden[b] = STRUCK_TWICE;
    struck++;
  }
  return struck > 0;
}
