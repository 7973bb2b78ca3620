/** Finds lines of words beside which figures were taken from sight: bookings whose amounts nobody can read. */
import { greatest, least } from '../geometry/extremes.ts';
import type { Line, LinedPage } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { ReadRow } from '../readings/types.ts';
import type { TokenLine } from '../tables/types.ts';

/** Given a statement's rows, the pages of its document and all lines of these, returns the lines between its first booking and the end of its last that have words, no amount, and hidden figures beside these. */
export function linesOfHiddenFigures(
  rows: readonly ReadRow[],
  pages: readonly LinedPage[],
  lines: readonly TokenLine[],
): Line[] {
  const hidden = new Map(
    pages.map(({ number, unread }) => [number, unread.flatMap(({ kind, box }) => (kind === 'hidden' ? [box] : []))]),
  );
  if (![...hidden.values()].some((boxes) => boxes.length > 0)) return [];
  const booked = rows.filter(({ role }) => role === 'transaction');
  const own = booked.flatMap(({ row }) => row.lines.map(({ source }) => source.line.index));
  if (own.length === 0) return [];
  return lines.slice(least(own), greatest(own) + 1).flatMap(({ line, amounts }) => {
    if (line.furniture || amounts.some(({ token }) => isMoneyLike(token))) return [];
    const [, y0, , y1] = line.box;
    const isBeside = (box: readonly number[]) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > y0 && middle < y1 && !line.words.some(({ x0, x1 }) => x0 < box[2] && x1 > box[0]);
    };
    return (hidden.get(line.page) ?? []).some(isBeside) ? [line] : [];
  });
}
