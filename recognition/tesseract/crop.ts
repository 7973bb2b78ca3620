/** Cuts a cell out of a picture, onto white paper without what is beside it. */
import { heightOf, ownRows, PAPER, type PixelBox, type PlainPicture } from '../picture.ts';

/** Pixels as in a picture. */
export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** where the left edge is on the picture */
  readonly left: number;
}

/** White around a cell, in heights of usual cells. With less, commas are lost and points become commas. */
const MARGIN = 0.4;
/** What of the picture is kept around a cell, in heights: further out, the rest of a ruling line reads as a bracket. */
const KEPT = 0.16;

/** Given the boxes of a page's cells, returns the height of the usual one, in pixels. */
export function usualHeight(boxes: readonly PixelBox[]): number {
  const heights = boxes.map(heightOf).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** Given a cell's box and the height of usual cells, returns the picture of the cell. */
export function cropOf(picture: PlainPicture, box: PixelBox, usual: number): Crop {
  const margin = Math.round(MARGIN * usual);
  const kept = Math.round(KEPT * usual);
  const left = box.x0 - margin;
  const top = box.y0 - margin;
  const width = box.x1 + margin - left;
  const height = box.y1 + margin - top;
  const data = new Uint8Array(width * height).fill(PAPER);
  const from = Math.max(0, box.x0 - kept);
  const to = Math.min(picture.width, box.x1 + kept);
  const rows = ownRows(picture, box, { around: { x0: from, y0: top, x1: to, y1: top + height }, kept });
  for (let y = rows.from; y < rows.to; y++) {
    const row = picture.data.subarray(y * picture.width + from, y * picture.width + to);
    data.set(row, (y - top) * width + from - left);
  }
  return { width, height, data, left };
}
