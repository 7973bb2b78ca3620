import { expect, it } from 'vitest';
import { Paper } from '../../engine/testing/paper.ts';
import type { Picture, PixelBox } from '../picture.ts';
import { converted } from '../testing/converted.ts';
import { damaged } from '../testing/damaged.ts';
import { tintsOf } from './tints.ts';

const [WIDTH, HEIGHT] = [1600, 1200];
const LIGHT = 240;
const BOX = { x0: 900, y0: 304, x1: 1400, y1: 704 };

/** A page that gets darker to its right, with boxes darker than it by so much. */
function shaded(boxes: readonly (PixelBox & { readonly by: number })[]): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const own = boxes.filter(({ x0, y0, x1, y1 }) => x >= x0 && x < x1 && y >= y0 && y < y1);
    data[at] = LIGHT - Math.round((40 * x) / WIDTH) - own.reduce((sum, { by }) => sum + by, 0);
  }
  return { width: WIDTH, height: HEIGHT, dpi: 300, data };
}

/** Lines of letters in a box, as long as each other. */
const lines = ({ x0, x1, y0 }: PixelBox, count: number) =>
  Array.from({ length: count }, (_, at) => ({ x0, x1, y0: y0 + 40 * at, y1: y0 + 40 * at + 26, by: 120 }));

it('a ground that is a little darker than the paper is found, with letters on it', () => {
  const letters = lines({ ...BOX, x0: BOX.x0 + 40, x1: BOX.x1 - 90, y0: BOX.y0 + 40 }, 3);
  const [found, ...others] = tintsOf(shaded([{ ...BOX, by: 10 }, ...letters]));
  expect(others).toEqual([]);
  for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
    expect(Math.abs((found?.[side] ?? 0) - BOX[side])).toBeLessThan(20);
});

it.each([
  ['a block of letters', lines(BOX, 10)],
  ['the ground of rows', [{ ...BOX, x0: 100, by: 10 }]],
  ['a shadow at the edge of the page', [{ ...BOX, x1: WIDTH, by: 10 }]],
])('%s is none', (_, boxes) => {
  expect(tintsOf(shaded(boxes))).toEqual([]);
});

it('an advert beside the rows of a scan is no part of them', async () => {
  const paper = new Paper([40, 110, -300, -380])
    .text('Current account   Currency EUR')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,000.00')
    .row('Date', 'Description', 'Amount', 'Balance');
  const top = paper.y;
  paper
    .draw((doc) => doc.rect(400, top - 24, 150, 70).fill('#e6e2da'))
    .at(408, top - 8, 'Borrow from 1,000 to 25,000')
    .at(408, top + 6, 'by 31/12.')
    .rows([
      ['02 Jun 2025', 'Bakery', '-4.50', '995.50'],
      ['03 Jun 2025', 'Salary', '2,000.00', '2,995.50'],
      ['05 Jun 2025', 'Rent', '-980.00', '2,015.50'],
      ['09 Jun 2025', 'Chemist', '-15.50', '2,000.00'],
    ]);
  const { statements } = await converted(await damaged(paper, () => undefined));
  expect(statements[0]?.reconciliation.status).toBe('verified');
});
