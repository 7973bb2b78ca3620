/** Which row a pane shows where the reader is, so that the other pane can follow. */
import type { RowBox } from './boxes.ts';
import type { PageLayout } from './page-layout.ts';

/** CSS pixels. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/**
 * Given how far a pane is scrolled, returns the height in its content where the reader is: at the top of what is in
 * sight at the start, at its bottom at the end, so that the first and the last row are reached.
 */
export function readingHeight({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  const most = scrollHeight - clientHeight;
  return scrollTop + (most <= 0 ? 0 : (scrollTop / most) * clientHeight);
}

/**
 * Given the layout of the pages, their boxes, the statement's own rows and a height, returns the own row whose box is
 * the nearest, on the page there; null if it has none.
 */
export function rowNear(
  layout: PageLayout,
  boxes: ReadonlyMap<number, readonly RowBox[]>,
  own: { has(row: number): boolean },
  height: number,
): number | null {
  const page = layout.pages.findLastIndex(({ top }) => top <= height) + 1;
  const place = layout.pages[page - 1];
  if (place === undefined) return null;
  const down = (height - place.top) / layout.scale;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { row, box } of boxes.get(page) ?? []) {
    const away = Math.abs((box[1] + box[3]) / 2 - down);
    if (away < least && own.has(row)) {
      least = away;
      nearest = row;
    }
  }
  return nearest;
}
