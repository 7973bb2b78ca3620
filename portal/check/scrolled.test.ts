/** The row where the reader is, by how far a pane is scrolled. */
import { expect, test } from 'vitest';
import type { RowBox } from './boxes.ts';
import { layOut } from './page-layout.ts';
import { readingHeight, rowNear } from './scrolled.ts';

const pane = (scrollTop: number) => ({ scrollTop, scrollHeight: 1_000, clientHeight: 200 });

test('the reader goes from the top of what is in sight to its bottom', () => {
  expect([readingHeight(pane(0)), readingHeight(pane(400)), readingHeight(pane(800))]).toEqual([0, 500, 1_000]);
  expect(readingHeight({ scrollTop: 0, scrollHeight: 200, clientHeight: 200 })).toBe(0);
});

const layout = layOut(2, new Map([[1, { width: 100, height: 400 }]]), 124, 1);
const box = (row: number, top: number): RowBox => ({ row, box: [0, top, 100, top + 10] });
const boxes = new Map([
  [1, [box(0, 50), box(1, 100), box(7, 150)]],
  [2, []],
]);
const near = (height: number) => rowNear(layout, boxes, new Set([0, 1]), height);

test('the nearest row of the statement on the page there is found', () => {
  expect([near(0), near(12), near(90), near(400)]).toEqual([null, 0, 0, 1]);
  expect(near(110)).toBe(1);
});

test('a page without rows has none', () => {
  expect(near(500)).toBeNull();
});
