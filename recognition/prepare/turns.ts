/** Turns a picture by quarters. */
import type { Picture } from '../picture.ts';

/** Returns a picture turned by so many quarters clockwise. */
export function turnedBy(picture: Picture, quarters: number): Picture {
  const { width, height, data, dpi } = picture;
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const out = new Uint8Array(data.length);
  const isSideways = turns % 2 === 1;
  const across = isSideways ? height : width;
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from++) {
      const to = placeOf({ x, y, width, height }, turns, across);
      out[to] = data[from] as number;
    }
  }
  return { width: across, height: isSideways ? width : height, data: out, dpi };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeOf({ x, y, width, height }: Place, turns: number, across: number): number {
  if (turns === 1) return x * across + height - 1 - y;
  if (turns === 2) return (height - 1 - y) * across + width - 1 - x;
  return (width - 1 - x) * across + y;
}
