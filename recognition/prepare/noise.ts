/** Takes the grain of a page away: broken strokes make pieces of letters. */
import type { Picture } from '../picture.ts';

/** Returns the picture with each pixel as the mean of those around it, nearer ones counting more. */
export function smoothed(picture: Picture): Picture {
  const { width, height, data } = picture;
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at++) {
    across[at] = (data[at - 1] as number) + 2 * (data[at] as number) + (data[at + 1] as number);
  }
  const out = data.slice();
  for (let at = width; at < width * (height - 1); at++) {
    out[at] = ((across[at - width] as number) + 2 * (across[at] as number) + (across[at + width] as number)) >> 4;
  }
  return { ...picture, data: out };
}
