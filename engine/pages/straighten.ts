/** Sets the picture of a page straight, for people who compare it with what was read of it. */
import { type Mesh, placeIn } from '../geometry/mesh.ts';
import { wholeAt } from '../model/lists.ts';
import type { PixelSize } from './bitmap.ts';

/** Pixels row by row from the top left, some bytes each. */
interface Pixels extends PixelSize {
  readonly bytes: number;
  readonly data: Uint8Array;
}

const PAPER = 255;
/** Pixels between the places whose origin is worked out; between them it is on a straight line. */
const STRETCH = 16;

/** Returns the straight picture of a size, given the picture of the page and where its points are on that. */
export function straightened(picture: Pixels, { width, height }: PixelSize, mesh: Mesh): Uint8Array {
  const { bytes } = picture;
  const data = new Uint8Array(width * height * bytes);
  for (let y = 0; y < height; y++) {
    const down = (y + 1 / 2) / height;
    for (let from = 0; from < width; from += STRETCH) {
      const to = Math.min(width, from + STRETCH);
      const [left, leftDown] = placeIn(mesh, (from + 1 / 2) / width, down);
      const [right, rightDown] = placeIn(mesh, (to + 1 / 2) / width, down);
      for (let x = from; x < to; x++) {
        const share = (x - from) / (to - from);
        const fromX = (left + (right - left) * share) * picture.width - 1 / 2;
        const fromY = (leftDown + (rightDown - leftDown) * share) * picture.height - 1 / 2;
        sample(picture, fromX, fromY, data.subarray((y * width + x) * bytes, (y * width + x + 1) * bytes));
      }
    }
  }
  return data;
}

/** Mixes the four pixels around a place; outside of the picture there is paper. */
function sample({ width, height, bytes, data }: Pixels, x: number, y: number, to: Uint8Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
    to.fill(PAPER);
    return;
  }
  const [right, below] = [x - left, y - top];
  const above = (top * width + left) * bytes;
  const under = above + width * bytes;
  for (let i = 0; i < bytes; i++) {
    const upper = wholeAt(data, above + i) * (1 - right) + wholeAt(data, above + bytes + i) * right;
    const lower = wholeAt(data, under + i) * (1 - right) + wholeAt(data, under + bytes + i) * right;
    to[i] = Math.round(upper * (1 - below) + lower * below);
  }
}
