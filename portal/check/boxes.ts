/** The places of rows on a page, as shares of it, so that zooming only moves the page. */
import type { PageSize } from './page-layout.ts';
import type { Row } from './result.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export interface RowBox {
  readonly row: number;
  readonly box: Box;
}

/** Given the rows of a file, returns the boxes by page (from 1). A row that crosses pages is on each. */
export function boxesByPage(rows: readonly Row[]): ReadonlyMap<number, readonly RowBox[]> {
  const pages = new Map<number, RowBox[]>();
  for (const { row, transaction } of rows) {
    for (const { page, box } of transaction.boxes) {
      const list = pages.get(page);
      if (list === undefined) pages.set(page, [{ row, box }]);
      else list.push({ row, box });
    }
  }
  return pages;
}

/** Share of the page's width around a box, which keeps its frame away from the letters: 1.5 points of a usual page. */
const ROOM = 0.0025;

/** Given a box in points and the size of its page, returns where it is drawn, in CSS percentages of the page. */
export function boxStyle(
  [x0, y0, x1, y1]: Box,
  { width, height }: PageSize,
): { left: string; top: string; width: string; height: string } {
  const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;
  const room = width * ROOM;
  const left = Math.max(0, x0 - room);
  const top = Math.max(0, y0 - room);
  return {
    left: percent(left / width),
    top: percent(top / height),
    width: percent((Math.min(width, x1 + room) - left) / width),
    height: percent((Math.min(height, y1 + room) - top) / height),
  };
}

/** Widths of pictures, in pixels: only a few, so that a fetched picture can be used again while zooming. */
const PICTURE_WIDTHS = [600, 900, 1_200, 1_800, 2_400, 3_000] as const;

/**
 * Given the width of a page in CSS pixels and the device pixels per CSS pixel, returns the width of the picture to
 * request.
 */
export function pictureWidth(cssPixels: number, density: number): number {
  return PICTURE_WIDTHS.find((width) => width >= cssPixels * density) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1];
}
