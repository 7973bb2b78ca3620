import { describe, expect, it } from 'vitest';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { cellsOf } from './cells.ts';

const INK_LIMIT = 128;
const HEIGHT = 24;

/** A picture with boxes of ink. */
function drawn(boxes: readonly PixelBox[]): Picture {
  const [width, height] = [600, 120];
  const data = new Uint8Array(width * height).fill(PAPER);
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = y0; y < y1; y++) data.fill(0, y * width + x0, y * width + x1);
  }
  return { width, height, dpi: 300, data };
}

const letters = (from: number, count: number): PixelBox[] =>
  Array.from({ length: count }, (_, at) => ({ x0: from + 30 * at, y0: 40, x1: from + 30 * at + 20, y1: 40 + HEIGHT }));

/** Higher than figures are, as most signs of eastern scripts. */
const high = (from: number): PixelBox => ({ x0: from, y0: 36, x1: from + 34, y1: 36 + 32 });

it('a sign whose strokes share no height is in one cell with its line', () => {
  const [upper, lower] = [
    { x0: 170, y0: 37, x1: 194, y1: 50 },
    { x0: 174, y0: 54, x1: 192, y1: 67 },
  ];
  const line = [...letters(40, 3), high(134), upper, lower, high(197), ...letters(240, 3)];
  const { cells } = cellsOf(drawn(line), INK_LIMIT);
  expect(cells).toMatchObject([{ x0: 40, y0: 36, x1: 320, y1: 68 }]);
  expect(cells[0]?.parts).toHaveLength(line.length);
});

it('a small text between two lines stays a cell of its own', () => {
  const small = { x0: 100, y0: 70, x1: 114, y1: 84 };
  expect(cellsOf(drawn([...letters(40, 6), small]), INK_LIMIT).cells).toHaveLength(2);
});

describe('a dash that stands alone', () => {
  const dash = { x0: 400, y0: 51, x1: 411, y1: 54 };

  it('on a line is a cell as high as its letters', () => {
    const { cells } = cellsOf(drawn([...letters(40, 6), dash]), INK_LIMIT);
    expect(cells).toHaveLength(2);
    expect(cells).toContainEqual(expect.objectContaining({ x0: 400, x1: 411, letterHeight: HEIGHT }));
  });

  it.each([
    ['between lines', { ...dash, y0: 90, y1: 93 }],
    ['as high as long', { ...dash, y0: 50, y1: 58 }],
  ])('is none %s', (_, box) => {
    expect(cellsOf(drawn([...letters(40, 6), box]), INK_LIMIT).cells).toHaveLength(1);
  });
});
