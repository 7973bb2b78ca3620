/** Brings a cell of a page to the height that the recogniser takes. */
import { ownRows, PAPER, type Picture, type PixelBox } from '../picture.ts';

/** Rows of pixels of the recogniser's input. */
export const INPUT_HEIGHT = 48;
/** Letter heights of paper around a cell: wider loses minuses, tighter loses separators. */
const BESIDE = 0.3;
const ABOVE = 0.45;
/** Letter heights of the picture above and below that are the cell's: further out may be letters of other lines. */
const KEPT = 0.16;
/** Letter heights: a lower cell, a line of dashes say, is not stretched. */
const LEAST_HEIGHT = 1.1;
/** Times that a crop is as wide as it is drawn: the recogniser loses points of narrow or small type, less than a step. */
const WIDENED = 1.3;
/**
 * Pixels of the crop, the standard deviation of the filter: the recogniser reads soft letters better than grain, steps
 * and the marks of JPEG, and clean letters as well.
 */
const SOFTNESS = 1.9;
/** Standard deviations that the filter reaches. */
const REACH = 2.5;
/** Pixels: the input of the longest line. */
const MOST_WIDTH = 3120;
const LEAST_WIDTH = 16;

export interface Crop {
  /** of the pixels, INPUT_HEIGHT rows of them */
  readonly width: number;
  readonly pixels: Float32Array;
  /** where the picture has the left edge, pixels */
  readonly x0: number;
  /** pixels of the picture for each of the crop */
  readonly scale: number;
}

/** Returns a cell of a page as input for the recogniser: greys of 0 to 255. */
export function cropOf(picture: Picture, cell: PixelBox, letterHeight: number): Crop {
  const extra = Math.max(0, (LEAST_HEIGHT * letterHeight - (cell.y1 - cell.y0)) / 2);
  const above = Math.round(ABOVE * letterHeight + extra);
  const beside = Math.round(BESIDE * letterHeight);
  const [x0, x1] = [Math.max(0, cell.x0 - beside), Math.min(picture.width, cell.x1 + beside)];
  const [y0, y1] = [Math.max(0, cell.y0 - above), Math.min(picture.height, cell.y1 + above)];
  const widened = Math.round((WIDENED * (x1 - x0) * INPUT_HEIGHT) / (y1 - y0));
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, widened));
  const kept = Math.ceil(KEPT * letterHeight);
  const rows = ownRows(picture, cell, { around: { x0, y0, x1, y1 }, kept });
  const across = scaleRows(picture, { x0, y0, x1, y1 }, { rows, width });
  const pixels = scaleColumns(across, width, y1 - y0);
  return { width, pixels, x0, scale: (x1 - x0) / width };
}

/** Which pixels make a new one, with their weights. */
interface Tap {
  readonly from: number;
  readonly weights: readonly number[];
}

const known = new Map<string, readonly Tap[]>();
const MOST_KNOWN = 512;

/** Returns the taps that make `to` pixels of `from`, so many of the new ones soft. */
function tapsOf(from: number, to: number, softness: number): readonly Tap[] {
  const key = `${from} ${to} ${softness}`;
  const before = known.get(key);
  if (before) return before;
  const step = from / to;
  const deviation = softness * step;
  const taps = Array.from({ length: to }, (_, i): Tap => {
    const centre = (i + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(centre - REACH * deviation));
    const last = Math.min(from - 1, Math.floor(centre + REACH * deviation));
    const weights: number[] = [];
    for (let k = first; k <= last; k++) weights.push(Math.exp(-(((k - centre) / deviation) ** 2) / 2));
    const sum = weights.reduce((a, b) => a + b, 0);
    return { from: first, weights: weights.map((weight) => weight / sum) };
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, taps);
  return taps;
}

/** The rows of a picture that are scaled; those above and below are paper. And the width that they get. */
interface ScaledRows {
  readonly rows: { readonly from: number; readonly to: number };
  readonly width: number;
}

function scaleRows(picture: Picture, { x0, y0, x1, y1 }: PixelBox, { rows, width }: ScaledRows): Float32Array {
  const taps = tapsOf(x1 - x0, width, SOFTNESS * WIDENED);
  const out = new Float32Array(width * (y1 - y0)).fill(PAPER);
  for (let y = rows.from, to = (rows.from - y0) * width; y < rows.to; y++) {
    const base = y * picture.width + x0;
    for (const { from, weights } of taps) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++)
        sum += (picture.data[base + from + k] as number) * (weights[k] as number);
      out[to++] = sum;
    }
  }
  return out;
}

function scaleColumns(rows: Float32Array, width: number, height: number): Float32Array {
  const taps = tapsOf(height, INPUT_HEIGHT, SOFTNESS);
  const out = new Float32Array(width * INPUT_HEIGHT);
  taps.forEach(({ from, weights }, y) => {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (rows[(from + k) * width + x] as number) * (weights[k] as number);
      out[y * width + x] = sum;
    }
  });
  return out;
}
