/** Finds lines of words beside which figures were taken from sight: bookings whose amounts nobody can read. */
import type { Box } from '../../geometry/box.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBooked } from '../bookings.ts';
import { usedBy } from './dated-lines.ts';

/**
 * Given a statement's rows, the pages and all lines of its document, returns the lines amid its bookings without an
 * amount that was read, where a hidden one stands in the column of the others.
 */
export function linesOfHiddenFigures(
  rows: readonly ReadRow[],
  pages: readonly LinedPage[],
  lines: readonly TokenLine[],
): Line[] {
  const hidden = new Map(pages.map(({ number, hiddenAmounts }) => [number, hiddenAmounts]));
  if (![...hidden.values()].some((boxes) => boxes.length > 0)) return [];
  const booked = rows.filter(isBooked);
  const own = booked.flatMap(({ row }) => row.lines.map(({ source }) => source.line.index));
  if (own.length === 0) return [];
  const used = usedBy(booked);
  const inColumn = ([x0, , x1]: Box) =>
    booked.some(({ row: { amounts } }) => amounts.some((amount) => amount && amount.x0 < x1 && amount.x1 > x0));
  return lines.slice(least(own), greatest(own) + 1).flatMap(({ line, amounts }) => {
    if (line.furniture || amounts.some((amount) => used(amount, line))) return [];
    const [, y0, , y1] = line.box;
    const isBeside = (box: Box) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > y0 && middle < y1 && inColumn(box);
    };
    return (hidden.get(line.page) ?? []).some(isBeside) ? [line] : [];
  });
}
