import { expect, it } from 'vitest';
import { PAPER, type Picture } from '../picture.ts';
import { cropOf, INPUT_HEIGHT } from './crop.ts';

const [WIDTH, HEIGHT, LETTER] = [400, 100, 20];
/** A letter of ink on paper. */
const cell = { x0: 100, y0: 40, x1: 220, y1: 40 + LETTER };

function pictureOf(): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let y = cell.y0; y < cell.y1; y++) data.fill(0, y * WIDTH + cell.x0, y * WIDTH + cell.x1);
  return { width: WIDTH, height: HEIGHT, data, dpi: 300 };
}

it('draws a cell wider than it is, and tells where its pixels are on the picture', () => {
  const { width, pixels, x0, scale } = cropOf(pictureOf(), cell, LETTER);
  const across = pixels.subarray((INPUT_HEIGHT / 2) * width, (INPUT_HEIGHT / 2 + 1) * width);
  const [first, last] = [across.findIndex((grey) => grey < 128), across.findLastIndex((grey) => grey < 128)];
  expect(x0 + first * scale).toBeCloseTo(cell.x0, -0.5);
  expect(x0 + (last + 1) * scale).toBeCloseTo(cell.x1, -0.5);
  const down = Array.from({ length: INPUT_HEIGHT }, (_, y) => pixels[y * width + (width >> 1)] ?? PAPER);
  const high = down.filter((grey) => grey < 128).length;
  expect((last + 1 - first) / high / ((cell.x1 - cell.x0) / LETTER)).toBeCloseTo(1.3, 1);
});
