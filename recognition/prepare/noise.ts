/** Measures the grain of a page, and takes it away: broken strokes make pieces of letters. */
import { numberAt } from '../../engine/model/lists.ts';
import { PAPER, type Picture } from '../picture.ts';

/** Lighter is paper, whose grain is measured. */
const LIGHT = 190;
/** Every so many pixels are looked at. */
const STEP = 7;

/** Returns by how many greys neighbouring pixels of paper differ: half of them by less. */
export function grainOf({ width, height, data }: Picture): number {
  const counts = new Array<number>(PAPER + 1).fill(0);
  let all = 0;
  for (let at = width; at < width * (height - 1); at += STEP) {
    const [grey, beside] = [data[at] as number, data[at + 2] as number];
    if (grey < LIGHT || beside < LIGHT || grey === PAPER || beside === PAPER) continue;
    const differs = Math.abs(grey - beside);
    counts[differs] = numberAt(counts, differs) + 1;
    all++;
  }
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below * 2 > all;
  });
}

/** Returns the picture with each pixel as the mean of those around it, nearer ones counting more. */
export function smoothed(picture: Picture): Picture {
  const { width, height, data } = picture;
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at++) {
    across[at] = (data[at - 1] as number) + 2 * (data[at] as number) + (data[at + 1] as number);
  }
  const out = Uint8Array.from(data);
  for (let at = width; at < width * (height - 1); at++) {
    out[at] = ((across[at - width] as number) + 2 * (across[at] as number) + (across[at + width] as number)) >> 4;
  }
  return { ...picture, data: out };
}
