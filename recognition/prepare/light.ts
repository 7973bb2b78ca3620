/** Makes paper white where it is grey, coloured or in shadow. */
import { PAPER, type Picture, type PixelBox } from '../picture.ts';

/** Inches: a block this wide has paper between its letters, and shadows change little over it. */
const BLOCK = 0.13;
/** Share of a block's pixels that are lighter than what counts as its paper. */
const LIGHTEST = 0.25;
/** Darker than this is no paper: a black bar stays black. */
const LEAST_PAPER = 30;

/** Returns the picture with each pixel relative to the paper around it. */
export function evenLight(picture: Picture): Picture {
  const { width, height, data } = picture;
  const side = Math.max(8, Math.round(BLOCK * picture.dpi));
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const paper = paperOf(picture, side);
  const out = new Uint8Array(width * height);
  // one more than there are blocks: the last one has none to its right
  const column = new Float32Array(across + 1);
  const { lefts, parts } = placesIn(width, side, across);
  for (let y = 0, at = 0; y < height; y++) {
    const { first, second, part } = between(y, side, down);
    for (let i = 0; i < across; i++) {
      const above = paper[first * across + i] as number;
      column[i] = above + ((paper[second * across + i] as number) - above) * part;
    }
    for (let x = 0; x < width; x++, at++) {
      const left = lefts[x] as number;
      const from = column[left] as number;
      const own = from + ((column[left + 1] as number) - from) * (parts[x] as number);
      const grey = (PAPER * (data[at] as number)) / own;
      out[at] = grey > PAPER ? PAPER : grey;
    }
  }
  return { ...picture, data: out };
}

/** For each column of pixels: the block to its left, and its place between that and the next one, 0 to 1. */
function placesIn(width: number, side: number, across: number): { lefts: Uint16Array; parts: Float64Array } {
  const lefts = new Uint16Array(width);
  const parts = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const { first, part } = between(x, side, across);
    lefts[x] = first;
    parts[x] = part;
  }
  return { lefts, parts };
}

function between(y: number, side: number, count: number): { first: number; second: number; part: number } {
  const place = Math.min(count - 1, Math.max(0, y / side - 0.5));
  const first = Math.floor(place);
  return { first, second: Math.min(count - 1, first + 1), part: place - first };
}

/** Returns the grey of the paper of each block. */
function paperOf({ width, height, data }: Picture, side: number): Float32Array {
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(PAPER + 1);
  for (let block = 0; block < paper.length; block++) {
    const [x0, y0] = [(block % across) * side, Math.floor(block / across) * side];
    const [x1, y1] = [Math.min(width, x0 + side), Math.min(height, y0 + side)];
    countGreys({ width, data }, { x0, y0, x1, y1 }, counts);
    paper[block] = lightestOf(counts, (x1 - x0) * (y1 - y0) * LIGHTEST);
  }
  return paper;
}

function countGreys({ width, data }: Pick<Picture, 'width' | 'data'>, box: PixelBox, counts: Uint32Array): void {
  counts.fill(0);
  for (let y = box.y0; y < box.y1; y++) {
    for (let at = y * width + box.x0; at < y * width + box.x1; at++) {
      const grey = data[at] as number;
      counts[grey] = (counts[grey] as number) + 1;
    }
  }
}

/** The grey than which more pixels than some are lighter. */
function lightestOf(counts: Uint32Array, pixels: number): number {
  let grey = PAPER;
  for (let lighter = 0; grey > LEAST_PAPER; grey--) {
    lighter += counts[grey] as number;
    if (lighter > pixels) break;
  }
  return grey;
}
