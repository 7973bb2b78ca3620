/** Makes pale print as dark as other print is: on a page with both, one limit between ink and paper loses one. */
import { PAPER, type Picture } from '../picture.ts';
import { type Blocks, blocksOf, valuesOf, writeRow } from './blocks.ts';

/** Inches: a block this wide holds letters of one line, and print fades little over it. */
const BLOCK = 0.16;
/** Greys below paper: print is made so dark. */
const DARK = 160;
/** Greys below paper that print must be: less is grain, or the other side that shows through. */
const LEAST = 40;
/** Darkest pixels of a block that are left out, a share: specks are darker than print. */
const SPECKS = 0.02;
/** Print is made so much darker at the most: more would make ink of grain. */
const MOST_GAIN = 2.2;
/** Blocks to each side whose print counts: in a block alone, the edge of a letter looks like pale print. */
const BESIDE = 2;
const ABOVE = 1;

/** Given a page with even light, returns it with pale print darker. */
export function withDarkPrint(picture: Picture): Picture {
  const { width, height, data } = picture;
  const blocks = blocksOf(picture, BLOCK);
  const gains = gainsOf(picture, blocks);
  if (gains.every((gain) => gain === 1)) return picture;
  const out = new Uint8Array(data.length);
  const row = new Float32Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    writeRow(row, y, gains, blocks);
    for (let x = 0; x < width; x++, at++) {
      const grey = PAPER - (PAPER - (data[at] as number)) * (row[x] as number);
      out[at] = grey < 0 ? 0 : grey;
    }
  }
  return { ...picture, data: out };
}

/** Returns by how much the print of each block is made darker. */
function gainsOf(picture: Picture, blocks: Blocks): Float32Array {
  const { across, down } = blocks;
  const inks = valuesOf(picture, blocks, inkOf);
  return inks.map((_, block) => {
    const [column, row] = [block % across, Math.floor(block / across)];
    let most = 0;
    for (let y = Math.max(0, row - ABOVE); y <= Math.min(down - 1, row + ABOVE); y++) {
      for (let x = Math.max(0, column - BESIDE); x <= Math.min(across - 1, column + BESIDE); x++) {
        most = Math.max(most, inks[y * across + x] as number);
      }
    }
    return most < LEAST ? 1 : Math.min(MOST_GAIN, Math.max(1, DARK / most));
  });
}

/** By how much the print of a block is darker than paper. */
function inkOf(counts: Uint32Array, pixels: number): number {
  let grey = 0;
  for (let darker = 0; grey < PAPER; grey++) {
    darker += counts[grey] as number;
    if (darker > SPECKS * pixels) break;
  }
  return PAPER - grey;
}
