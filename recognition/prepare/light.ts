/** Makes paper white where it is grey, coloured or in shadow. */
import { PAPER, type Picture } from '../picture.ts';
import { blocksOf, valuesOf, writeRow } from './blocks.ts';

/** Inches: a block this wide has paper between its letters, and shadows change little over it. */
const BLOCK = 0.13;
/** Share of a block's pixels that are lighter than what counts as its paper. */
const LIGHTEST = 0.25;
/** Darker than this is no paper: a black bar stays black. */
const LEAST_PAPER = 30;

/** Returns the picture with each pixel relative to the paper around it. */
export function evenLight(picture: Picture): Picture {
  const { width, height, data } = picture;
  const blocks = blocksOf(picture, BLOCK);
  const paper = valuesOf(picture, blocks, paperOf);
  const out = new Uint8Array(width * height);
  const row = new Float32Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    writeRow(row, y, paper, blocks);
    for (let x = 0; x < width; x++, at++) {
      const grey = (PAPER * (data[at] as number)) / (row[x] as number);
      out[at] = grey > PAPER ? PAPER : grey;
    }
  }
  return { ...picture, data: out };
}

/** The grey of the paper of a block: than which more pixels than some are lighter. */
function paperOf(counts: Uint32Array, pixels: number): number {
  let grey = PAPER;
  for (let lighter = 0; grey > LEAST_PAPER; grey--) {
    lighter += counts[grey] as number;
    if (lighter > LIGHTEST * pixels) break;
  }
  return grey;
}
