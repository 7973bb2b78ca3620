/** Finds text that is drawn twice at nearly the same place, which is how some writers fake bold letters. */
import { floatAt, itemAt, numberAt } from '../model/lists.ts';
import type { Run } from './runs.ts';
import { type SeenText, STRUCK_TWICE } from './visibility.ts';

/** Ems: faked bold is off by a fraction of a stem; the narrowest letters are further apart. */
const OFFSET = 0.12;

/**
 * Marks in `hidden` the glyphs that repeat one of an earlier run at nearly the same place. Returns for each run 1 if
 * its glyphs were struck twice, as faked bold letters are.
 */
export function dropDoubleStrikes(seen: SeenText): Uint8Array {
  const { runs, code, left, bottom } = seen.text;
  const bold = new Uint8Array(runs.length);
  const grid = new Grid(runs.length);
  for (const [r, run] of runs.entries()) {
    const { from, to, size } = run;
    if (!seen.isShown(r) || to <= from) continue;
    const [x, y] = [floatAt(left, from), floatAt(bottom, from)];
    // a size beyond all sense (a damaged file) must not mean a search of the whole page
    const reach = Math.min(OFFSET * size, CELL);
    const struck = grid.find(x, y, reach, (other) => {
      const before = itemAt(runs, other);
      const isAlike = code[before.from] === code[from] && Math.abs(before.size - size) <= reach;
      return isAlike && strike(seen, before, run, reach);
    });
    if (struck >= 0) bold[struck] = 1;
    grid.add(r, x, y);
  }
  return bold;
}

/** Hides the glyphs of a run that repeat those of an earlier one, as far as they do. Returns whether any did. */
function strike({ text: { code, left, bottom }, hidden }: SeenText, earlier: Run, run: Run, reach: number): boolean {
  const length = Math.min(run.to - run.from, earlier.to - earlier.from);
  let struck = 0;
  for (; struck < length; struck++) {
    const [a, b] = [earlier.from + struck, run.from + struck];
    if (code[a] !== code[b]) break;
    // what is cut off makes nothing bold, and hides nothing
    if (hidden[a] !== 0 && hidden[a] !== STRUCK_TWICE) break;
    const isFar = (column: Float32Array | Float64Array) => Math.abs(floatAt(column, a) - floatAt(column, b)) > reach;
    if (isFar(left) || isFar(bottom)) break;
    hidden[b] = STRUCK_TWICE;
  }
  return struck > 0;
}

/** Points: the side of a cell of the grid in which runs are looked up. */
const CELL = 4;
const COLUMNS = 1 << 13;

/** Runs, by where they begin. */
class Grid {
  /** by cell, its last run; by run, the one before it in its cell */
  readonly #cells = new Map<number, number>();
  readonly #before: Int32Array;

  constructor(runs: number) {
    this.#before = new Int32Array(runs);
  }

  add(run: number, x: number, y: number): void {
    const cell = Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
    this.#before[run] = this.#cells.get(cell) ?? -1;
    this.#cells.set(cell, run);
  }

  /** Returns the first run in the cells within reach of a place that passes a test; -1 if none does. */
  find(x: number, y: number, reach: number, test: (run: number) => boolean): number {
    const [row, column] = [Math.floor((y - reach) / CELL), Math.floor((x - reach) / CELL)];
    const [rows, columns] = [Math.floor((y + reach) / CELL) - row, Math.floor((x + reach) / CELL) - column];
    for (let i = 0; i <= rows; i++)
      for (let j = 0; j <= columns; j++) {
        let run = this.#cells.get((row + i) * COLUMNS + column + j) ?? -1;
        for (; run >= 0; run = numberAt(this.#before, run)) if (test(run)) return run;
      }
    return -1;
  }
}
