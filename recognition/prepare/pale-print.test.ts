import { expect, it } from 'vitest';
import { PAPER, type Picture } from '../picture.ts';
import { withDarkPrint } from './pale-print.ts';

const SIDE = 600;
/** Greys of print in two halves of a page. */
const [DARK, PALE] = [60, 185];

/** A page with strokes of one grey in its left half, and of another one in its right half. */
function pageOf(left: number, right: number): Picture {
  const data = new Uint8Array(SIDE * SIDE).fill(PAPER);
  for (let y = 100; y < 500; y += 40) {
    for (let x = 50; x < SIDE - 50; x += 12) data.fill(x < SIDE / 2 ? left : right, y * SIDE + x, y * SIDE + x + 4);
    data.copyWithin((y + 1) * SIDE, y * SIDE, (y + 1) * SIDE);
    data.copyWithin((y + 2) * SIDE, y * SIDE, (y + 2) * SIDE);
  }
  return { width: SIDE, height: SIDE, data, dpi: 300 };
}
const greyAt = ({ data }: Picture, x: number) => data[300 * SIDE + x] ?? PAPER;

it('makes pale print darker, and leaves what is dark', () => {
  const page = withDarkPrint(pageOf(DARK, PALE));
  expect(greyAt(page, 62)).toBe(DARK);
  expect(greyAt(page, 530)).toBeLessThan(PAPER - 1.9 * (PAPER - PALE));
  expect(greyAt(page, 536)).toBe(PAPER);
});

it('leaves grain, and a page without pale print as it is', () => {
  const grain = pageOf(DARK, PAPER - 30);
  expect(Buffer.compare(withDarkPrint(grain).data, grain.data)).toBe(0);
});
