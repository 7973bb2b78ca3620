/** Values that change slowly over a picture: one for each of its blocks, with all even between the middles of these. */
import type { Picture, PixelBox } from '../picture.ts';
import { PAPER } from '../picture.ts';

/** How a picture is cut into squares, row by row. */
export interface Blocks {
  /** pixels of a side */
  readonly side: number;
  readonly across: number;
  readonly down: number;
  /** for each column of pixels: the block to its left, and its place between that and the next one, 0 to 1 */
  readonly lefts: Uint16Array;
  readonly parts: Float64Array;
}

const LEAST_SIDE = 8;

/** Cuts a picture into blocks so many inches wide. */
export function blocksOf({ width, height, dpi }: Picture, inches: number): Blocks {
  const side = Math.max(LEAST_SIDE, Math.round(inches * dpi));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const lefts = new Uint16Array(width);
  const parts = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const { first, part } = between(x, side, across);
    lefts[x] = first;
    parts[x] = part;
  }
  return { side, across, down, lefts, parts };
}

function between(y: number, side: number, count: number): { first: number; second: number; part: number } {
  const place = Math.min(count - 1, Math.max(0, y / side - 0.5));
  const first = Math.floor(place);
  return { first, second: Math.min(count - 1, first + 1), part: place - first };
}

/** Given what tells the value of a block from how many of its pixels have each grey, returns the values of all. */
export function valuesOf(
  picture: Picture,
  { side, across, down }: Blocks,
  value: (counts: Uint32Array, pixels: number) => number,
): Float32Array {
  const { width, height } = picture;
  const counts = new Uint32Array(PAPER + 1);
  return new Float32Array(across * down).map((_, block) => {
    const [x0, y0] = [(block % across) * side, Math.floor(block / across) * side];
    const [x1, y1] = [Math.min(width, x0 + side), Math.min(height, y0 + side)];
    countGreys(picture, { x0, y0, x1, y1 }, counts);
    return value(counts, (x1 - x0) * (y1 - y0));
  });
}

function countGreys({ width, data }: Picture, box: PixelBox, counts: Uint32Array): void {
  counts.fill(0);
  for (let y = box.y0; y < box.y1; y++) {
    for (let at = y * width + box.x0; at < y * width + box.x1; at++) {
      const grey = data[at] as number;
      counts[grey] = (counts[grey] as number) + 1;
    }
  }
}

/** Writes the values along a row of pixels, given those of the blocks. */
export function writeRow(row: Float32Array, y: number, values: Float32Array, blocks: Blocks): void {
  const { side, across, down, lefts, parts } = blocks;
  const { first, second, part } = between(y, side, down);
  // one more than there are blocks: the last one has none to its right
  const column = new Float32Array(across + 1);
  for (let i = 0; i < across; i++) {
    const above = values[first * across + i] as number;
    column[i] = above + ((values[second * across + i] as number) - above) * part;
  }
  for (let x = 0; x < row.length; x++) {
    const left = lefts[x] as number;
    const from = column[left] as number;
    row[x] = from + ((column[left + 1] as number) - from) * (parts[x] as number);
  }
}
