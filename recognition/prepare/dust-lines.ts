/**
 * Takes out what is no line of the paper: a grain of dust on the glass of a scanner draws a line along the scan, over
 * print and margins, up to the edge of the picture, where nothing is printed. It may come off before the other edge.
 */
import { numberAt } from '../../engine/model/lists.ts';
import { PAPER, type Picture, type PixelBox, widthOf } from '../picture.ts';
import { turnedBy } from './turns.ts';

/** Inches: the thickest such line with its soft edges, and a piece of it whose grain is evened out. */
const THICKEST = 0.04;
const PIECE = 0.1;
/** Pixels to each side on which its soft edge is. */
const EDGE = 2;
/** Times that the paper is lighter: what such a line was drawn over cannot be told from it. */
const OPAQUE = 2.5;
/** Greys by which it is darker than what is on both sides. */
const DARKER = 10;
/** Darker places, a border or a bar, hide it. */
const HIDING = 90;
/** Share of its pieces that are seen, where nothing hides it: print beside it hides some. */
const SEEN = 0.8;
/** Inches: the shortest; and what of it is in the margin, where no line of a table is. */
const SHORTEST = 1.5;
const MARGIN = 0.2;

/**
 * Given a page as it was scanned, returns it without such lines; print below them stays. An opaque one hides what it was
 * drawn over, a "1" maybe: it is taken out only for those who ask where lines of print run.
 */
export function withoutDustLines(page: Picture, { opaque }: { readonly opaque: boolean }): Picture {
  const down = withoutLinesDown(page, opaque);
  const sideways = turnedBy(down, 1);
  const across = withoutLinesDown(sideways, opaque);
  return across === sideways ? down : turnedBy(across, -1);
}

function withoutLinesDown(page: Picture, opaque: boolean): Picture {
  const piece = Math.max(1, Math.round(PIECE * page.dpi));
  const side = Math.max(2, Math.ceil((THICKEST / 2) * page.dpi));
  const pieces = piecesOf(page, piece);
  const lines: Line[] = [];
  for (let x = side; x < page.width - side; x++) {
    const seen = pieces.map((row) => seenAt(row, x, side));
    const ends = endsOf(seen, page.dpi / piece);
    if (ends !== null) lines.push({ x, y0: ends.from * piece, y1: Math.min(page.height, ends.to * piece) });
  }
  if (lines.length === 0) return page;
  const data = page.data.slice();
  for (const line of thinRuns(lines, THICKEST * page.dpi)) {
    const own = pieces.slice(Math.floor(line.y0 / piece), Math.ceil(line.y1 / piece));
    const columns = Array.from({ length: widthOf(line) + 2 * EDGE }, (_, i) => line.x0 - EDGE + i);
    const lighter = columns.map((x) => Math.max(1, lightnessAt(own, x, side)));
    const isOpaque = lighter.some((ratio) => ratio > OPAQUE);
    if (!isOpaque || opaque) takeOut({ ...page, data }, line, isOpaque ? null : lighter);
  }
  return { ...page, data };
}

/** Takes a line out of a picture, given how many times lighter each of its columns must be; null for an opaque one. */
function takeOut({ width, data }: Picture, { x0, x1, y0, y1 }: PixelBox, lighter: readonly number[] | null): void {
  for (let y = y0; y < y1; y++) {
    const row = data.subarray(y * width + x0 - EDGE, y * width + x1 + EDGE);
    if (lighter === null) goOn(row);
    else row.set(lighter.map((ratio, i) => Math.min(PAPER, ratio * (row[i] as number))));
  }
}

/** How many times lighter than a column what is beside it is, in most of some pieces. */
function lightnessAt(pieces: readonly Float32Array[], x: number, side: number): number {
  const ratios = pieces.map(
    (means) => Math.min(means[x - side] ?? 0, means[x + side] ?? 0) / Math.max(1, means[x] ?? 0),
  );
  return numberAt(
    ratios.sort((a, b) => a - b),
    ratios.length >> 1,
  );
}

/** A column with a line, from where to where, pixels. */
interface Line {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
}

/** The mean greys of the columns of a page, in pieces of so many rows. */
function piecesOf({ width, height, data }: Picture, rows: number): Float32Array[] {
  return Array.from({ length: Math.ceil(height / rows) }, (_, at) => {
    const [from, to] = [at * rows, Math.min(height, (at + 1) * rows)];
    const means = new Float32Array(width);
    for (let y = from; y < to; y++) {
      const base = y * width;
      for (let x = 0; x < width; x++) means[x] = (means[x] as number) + (data[base + x] as number);
    }
    return means.map((sum) => sum / (to - from));
  });
}

/** Whether a piece of a column is darker than what is beside it; null where that is dark itself. */
function seenAt(means: Float32Array, x: number, side: number): boolean | null {
  const beside = Math.min(means[x - side] as number, means[x + side] as number);
  return beside < HIDING ? null : beside - (means[x] as number) >= DARKER;
}

/** Returns the pieces from and to which a line goes, one of its ends at an edge of the page; null if there is none. */
function endsOf(seen: readonly (boolean | null)[], perInch: number): { from: number; to: number } | null {
  const down = reachOf(seen, perInch);
  if (down > 0) return { from: 0, to: down };
  const up = reachOf(seen.toReversed(), perInch);
  return up > 0 ? { from: seen.length - up, to: seen.length } : null;
}

/** The pieces that a line reaches from the first on; 0 if there is none. */
function reachOf(seen: readonly (boolean | null)[], perInch: number): number {
  const first = seen.findIndex((piece) => piece !== null);
  const margin = seen.slice(first, first + Math.ceil(MARGIN * perInch));
  if (first < 0 || !margin.every((piece) => piece === true)) return 0;
  let [told, is, reach] = [0, 0, 0];
  seen.forEach((piece, at) => {
    if (piece === null) return;
    told++;
    if (!piece) return;
    is++;
    if (is >= SEEN * told) reach = at + 1;
  });
  return reach - first >= SHORTEST * perInch ? reach : 0;
}

/** Columns that are one line: a thicker one is a bar or the edge of the sheet. */
function thinRuns(lines: readonly Line[], thickest: number): PixelBox[] {
  const runs: PixelBox[] = [];
  for (const { x, y0, y1 } of lines) {
    const run = runs.at(-1);
    if (run && x === run.x1) {
      Object.assign(run, { x1: x + 1, y0: Math.min(run.y0, y0), y1: Math.max(run.y1, y1) });
    } else runs.push({ x0: x, x1: x + 1, y0, y1 });
  }
  return runs.filter((run) => widthOf(run) <= thickest);
}

/** Draws what is between the first and the last pixel of a row as it goes on from one to the other. */
function goOn(row: Uint8Array): void {
  const last = row.length - 1;
  const [left, right] = [row[0] as number, row[last] as number];
  for (let i = 1; i < last; i++) row[i] = Math.round(left + ((right - left) * i) / last);
}
