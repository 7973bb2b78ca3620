/** Boxes of rows are found by page and are where the rows are. */
import { expect, test } from 'vitest';
import { boxesByPage, boxStyle, pictureWidth } from './boxes.ts';
import { transaction } from './testing/results.ts';

test('a row that crosses pages is on each of them', () => {
  const boxes = [
    { page: 1, box: [0, 700, 500, 780] as [number, number, number, number] },
    { page: 2, box: [0, 50, 500, 60] as [number, number, number, number] },
  ];
  const pages = boxesByPage([{ row: 7, transaction: transaction({ boxes }) }]);
  expect([...pages].map(([page, [{ row }]]) => [page, row])).toEqual([
    [1, 7],
    [2, 7],
  ]);
});

test('a box is drawn as a share of its page, a little larger than the letters', () => {
  expect(boxStyle([101, 201, 299, 299], { width: 400, height: 1000 })).toEqual({
    left: '25%',
    top: '20%',
    width: '50%',
    height: '10%',
  });
});

test('a box at the edge stays inside the page', () => {
  expect(boxStyle([0, 0, 400, 10], { width: 400, height: 1000 })).toMatchObject({
    left: '0%',
    top: '0%',
    width: '100%',
  });
});

test('a sharp screen requests a larger picture, up to the largest', () => {
  expect([pictureWidth(590, 1), pictureWidth(590, 2), pictureWidth(9_000, 2)]).toEqual([600, 1_200, 3_000]);
});
