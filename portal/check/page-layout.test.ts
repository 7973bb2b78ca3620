/** Pages are at the right places, and stay there while zooming. */
import { expect, test } from 'vitest';
import {
  anchorAt,
  layOut,
  leftOf,
  PAGE_GAP,
  type PageSize,
  pagesInSight,
  pointOf,
  scrollToShow,
} from './page-layout.ts';

const LETTER: PageSize = { width: 612, height: 792 };
const pages = (...sizes: [number, PageSize][]) => new Map(sizes);
const PANE = 612 + 2 * PAGE_GAP;

test('at zoom 1 the widest page fills the pane', () => {
  const layout = layOut(2, pages([1, LETTER]), PANE, 1);
  expect(layout.pages[0]).toEqual({ top: PAGE_GAP, width: 612, height: 792 });
  expect(layout.width).toBe(PANE);
});

test('a page of unknown size is treated like the one before it', () => {
  const landscape = { width: 792, height: 612 };
  const layout = layOut(4, pages([1, LETTER], [3, landscape]), PANE, 1);
  expect(layout.pages.map(({ height }) => Math.round(height / layout.scale))).toEqual([792, 792, 612, 612]);
});

test('a narrower page is centred', () => {
  const layout = layOut(2, pages([1, LETTER], [2, { width: 306, height: 792 }]), PANE, 1);
  expect(leftOf(layout, 2)).toBe(PANE / 2 - 306 / 2);
});

test('the pages near the visible part of the pane are in sight', () => {
  const layout = layOut(100, pages([1, LETTER]), PANE, 1);
  expect(pagesInSight(layout, 0, 800, 0)).toEqual({ first: 1, last: 1 });
  expect(pagesInSight(layout, 804 * 49, 900, 0)).toEqual({ first: 49, last: 51 });
  expect(pagesInSight(layout, layout.height, 800, 5000)).toMatchObject({ last: 100 });
});

test('a place is found again after zooming', () => {
  const before = layOut(9, pages([1, LETTER]), PANE, 1);
  const after = layOut(9, pages([1, LETTER]), PANE, 2.5);
  const anchor = anchorAt(before, 300, 2_000);
  const { x, y } = pointOf(after, anchor);
  const again = anchorAt(after, x, y);
  expect(again.page).toBe(anchor.page);
  expect(again.across).toBeCloseTo(anchor.across, 9);
  expect(again.down).toBeCloseTo(anchor.down, 9);
});

test('a span that is in sight with space around it moves nothing', () => {
  expect(scrollToShow([150, 160], 100, 400, 40)).toBe(100);
});

test('a span that is out of sight moves to the middle', () => {
  expect(scrollToShow([1_000, 1_020], 0, 400, 40)).toBe(810);
});

test('a span larger than the pane is shown from its beginning', () => {
  expect(scrollToShow([1_000, 1_900], 0, 400, 40)).toBe(1_000);
});
