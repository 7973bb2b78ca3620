/** Takes out what is no line of the paper: dust on the glass of a scanner draws lines from one side of a scan to the other. */
import { PAPER, type Picture } from '../picture.ts';

/** Greys: darker is ink. */
const INK = 200;
/** Share of the page that such a line runs through: nothing is printed up to both edges. */
const THROUGH = 0.85;

/** Pixels of a page that is looked at small: a black border is thicker. */
const THICKEST = 3;

/** Given a page with even light, returns it without its thin lines from top to bottom and from side to side. */
export function withoutDustLines(page: Picture): Picture {
  const { width, height } = page;
  const data = page.data.slice();
  const columns = { count: width, stride: 1, length: height, step: width };
  const rows = { count: height, stride: width, length: width, step: 1 };
  for (const lattice of [columns, rows]) {
    for (const { from, to } of thinRuns(linesThrough(page.data, lattice))) whiten(data, lattice, { from, to });
  }
  return { ...page, data };
}

/** The rows or columns of a picture: how many, pixels from one to the next; and in one how many pixels, how far apart. */
interface Lattice {
  readonly count: number;
  readonly stride: number;
  readonly length: number;
  readonly step: number;
}

/** The first of some neighbouring rows or columns, and the one behind the last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Returns for each row or column whether it is ink from one side of the page to the other. */
function linesThrough(data: Uint8Array, { count, stride, length, step }: Lattice): boolean[] {
  return Array.from({ length: count }, (_, line) => {
    const end = line * stride + length * step;
    let ink = 0;
    for (let at = line * stride; at < end; at += step) if ((data[at] as number) < INK) ink++;
    return ink >= THROUGH * length;
  });
}

function thinRuns(through: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (let from = through.indexOf(true); from >= 0; ) {
    const end = through.indexOf(false, from);
    const to = end < 0 ? through.length : end;
    if (to - from <= THICKEST) runs.push({ from, to });
    from = through.indexOf(true, to);
  }
  return runs;
}

function whiten(data: Uint8Array, { stride, length, step }: Lattice, { from, to }: Run): void {
  for (let line = from; line < to; line++) {
    const end = line * stride + length * step;
    for (let at = line * stride; at < end; at += step) data[at] = PAPER;
  }
}
