/**
 * Finds dashes that no reader has read: where a paper prints one for an amount that is nothing, it stands alone, and
 * readers of texts pass over it.
 */
import type { Cell } from '../cells/cell.ts';
import type { PictureWord } from './types.ts';

/** An amount: its cell ends where the column does. */
const AMOUNT = /\d[.,]\d{2}\D?$|\d{3}\D?$/;
/** Letter heights: to amounts of its column, and by which their ends differ. */
const NEAR = 12;
const SAME_EDGE = 0.4;
/** Amounts that make a column; with fewer it may be dirt. */
const LEAST_AMOUNTS = 2;

/** Given cells of dashes of which nothing was read, and all words, returns those at the end of a column of amounts. */
export function unreadDashes(dashes: readonly Cell[], words: readonly PictureWord[]): PictureWord[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  return dashes.flatMap((cell) => {
    const { x0, x1, y0, y1, letterHeight } = cell;
    const column = amounts.filter(
      (word) =>
        Math.abs(word.x1 - x1) <= SAME_EDGE * letterHeight && Math.abs(word.cell.y0 - y0) <= NEAR * letterHeight,
    );
    if (column.length < LEAST_AMOUNTS) return [];
    return [{ x0, x1, y0, y1, cell, text: '-', confidence: 0, reading: { agreed: false, others: [] } }];
  });
}
