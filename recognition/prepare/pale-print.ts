/** Makes pale print as dark as other print is: on a page with both, one limit between ink and paper loses one. */
import { PAPER, type Picture } from '../picture.ts';

/** Inches: a block this wide holds letters of one line, and print fades little over it. */
const BLOCK = 0.16;
/** Greys below paper: print is made so dark. */
const DARK = 170;
/** Greys below paper that the darkest of a block must be: less is grain, or the other side that shows through. */
const LEAST = 45;
/** Darkest pixels of a block that are left out, a share: specks are darker than print. */
const SPECKS = 0.012;
/** Print is made so much darker at the most: more would be grain made ink. */
const MOST_GAIN = 2.6;
/** Blocks on each side whose print counts: edges of letters, alone in a block, are no pale print. */
const AROUND = 1;

/** Given a page with even light, returns it with pale print darker. */
export function withoutPalePrint(picture: Picture): Picture {
  const { width, height, data } = picture;
  const side = Math.max(8, Math.round(BLOCK * picture.dpi));
  const across = Math.ceil(width / side);
  const gains = gainsOf(picture, side);
  if (gains.every((gain) => gain === 1)) return picture;
  const out = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let block = 0; block < across; block++) {
      const gain = gains[row + block] as number;
      if (gain === 1) continue;
      const end = y * width + Math.min(width, (block + 1) * side);
      for (let at = y * width + block * side; at < end; at++) {
        out[at] = Math.max(0, PAPER - (PAPER - (data[at] as number)) * gain);
      }
    }
  }
  return { ...picture, data: out };
}

/** Returns by how much the print of each block is made darker. */
function gainsOf(picture: Picture, side: number): Float32Array {
  const across = Math.ceil(picture.width / side);
  const down = Math.ceil(picture.height / side);
  const darkest = darkestOf(picture, side);
  return darkest.map((_, block) => {
    const [x, y] = [block % across, Math.floor(block / across)];
    let most = 0;
    for (let row = Math.max(0, y - AROUND); row <= Math.min(down - 1, y + AROUND); row++) {
      for (let at = Math.max(0, x - AROUND); at <= Math.min(across - 1, x + AROUND); at++) {
        most = Math.max(most, darkest[row * across + at] as number);
      }
    }
    return most < LEAST ? 1 : Math.min(MOST_GAIN, Math.max(1, DARK / most));
  });
}

/** Returns by how much the print of each block is darker than paper. */
function darkestOf({ width, height, data }: Picture, side: number): Float32Array {
  const across = Math.ceil(width / side);
  const darkest = new Float32Array(across * Math.ceil(height / side));
  const counts = new Uint32Array(PAPER + 1);
  darkest.forEach((_, block) => {
    const [left, top] = [(block % across) * side, Math.floor(block / across) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    counts.fill(0);
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) {
        const grey = data[at] as number;
        counts[grey] = (counts[grey] as number) + 1;
      }
    }
    const few = (right - left) * (bottom - top) * SPECKS;
    let grey = 0;
    for (let darker = 0; grey < PAPER; grey++) {
      darker += counts[grey] as number;
      if (darker > few) break;
    }
    darkest[block] = PAPER - grey;
  });
  return darkest;
}
