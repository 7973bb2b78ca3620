/** Finds lines that may be bookings and were read as none: what keeps a statement from being called proved. */
import type { Table, TokenLine } from '../tables/types.ts';
import type { MarkedLine } from './lines.ts';

/** Where so many rows have a line with a date and no amount, rows are made so: with a second date below the first. */
const USUAL_SHARE = 0.8;

/** Given the marked lines of a table, returns those with a date and words of their own but no amount, where that is unusual. */
export function datedWithoutAmount(lines: readonly MarkedLine[]): TokenLine[] {
  const anchors = lines.filter((l) => l.anchor).length;
  const found = lines.filter((l) => !l.anchor && l.dates.length > 0 && l.text !== '' && !l.kindExact && !l.section);
  const unread = lines.filter(
    (l) => !l.anchor && l.row.cells.some((c) => c !== null && isUnreadMoney(c.rest, l, c.column.index)),
  );
  const second = lines.filter((l) => !l.anchor && l.dates.length > 0).length;
  const usual = anchors > 0 && second >= anchors * USUAL_SHARE;
  return [...new Set([...(usual ? [] : found), ...unread])].map((l) => l.row.source);
}

/** Text with digits where an amount should stand, on a line with a date. */
function isUnreadMoney(rest: string, l: MarkedLine, column: number): boolean {
  return l.moneyColumns[column] && l.dates.length > 0 && /\d/.test(rest);
}

/** Given all lines and the tables, returns lines outside of them that begin with a date and end with an amount, as rows do. */
export function rowsOutside(lines: readonly TokenLine[], tables: readonly Table[]): TokenLine[] {
  const inside = new Set<number>();
  for (const table of tables) {
    for (const segment of table.segments) {
      for (const tl of segment.body) inside.add(tl.line.index);
      for (const tl of segment.header) inside.add(tl.line.index);
    }
  }
  return lines.filter((tl) => {
    if (inside.has(tl.line.index) || tl.line.furniture || tl.dates.length === 0) return false;
    const last = tl.amounts[tl.amounts.length - 1];
    return tl.dates[0].from === 0 && last !== undefined && !last.token.whole && last.to === tl.line.words.length;
  });
}
