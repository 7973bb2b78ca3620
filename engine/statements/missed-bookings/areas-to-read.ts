/** Finds the pictures and outlines on pages of text that may hold bookings, so that they are read. */
import { overlap } from '../../geometry/box.ts';
import type { LinedPage } from '../../model/line.ts';
import type { Unread } from '../../model/page.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Document } from '../subject.ts';
import { rowStretches, type Stretch } from './stretches.ts';
import { mayBook, placed } from './unread-areas.ts';

/** Rows with several cells that make a table. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 2;

/** Lines of letters on a page that were seen and not read. */
interface UnreadLines {
  /** 1-based */
  readonly page: number;
  readonly lines: readonly Unread[];
}

/**
 * Given the rows of a document whose pages were looked at, returns by page the lines of letters in pictures and
 * outlines that may be bookings or, on a page without rows, a table.
 */
export function areasToRead(
  rows: readonly ReadRow[],
  { pages, tables }: Pick<Document, 'pages' | 'tables'>,
): UnreadLines[] {
  const seen = pages.map((page) => page.unread.filter(isLine));
  if (seen.every((lines) => lines.length === 0)) return [];
  const stretches = rowStretches(
    rows.map(({ row }) => row),
    tables.tables,
    pages,
  );
  return pages.flatMap((page, at) => {
    const all = seen[at] ?? [];
    const lines = isTable(all, page, stretches)
      ? all
      : all.filter((one) => mayBook(placed(one, page, stretches), rows));
    return lines.length === 0 ? [] : [{ page: page.number, lines }];
  });
}

const isLine = ({ kind, certain }: Unread): boolean => certain && (kind === 'picture' || kind === 'outlines');

/** True for lines on a page without rows if they have cells beside each other. */
function isTable(lines: readonly Unread[], { number }: LinedPage, stretches: readonly Stretch[]): boolean {
  if (stretches.some(({ page }) => page === number)) return false;
  const isOnOneLine = ({ box: a }: Unread, { box: b }: Unread) =>
    overlap(a[1], a[3], b[1], b[3]) * 2 > Math.min(a[3] - a[1], b[3] - b[1]);
  const rowsOfCells = new Set(
    lines
      .map((line) => lines.filter((other) => isOnOneLine(line, other)))
      .filter((cells) => cells.length >= LEAST_CELLS)
      .map(([first]) => first),
  );
  return rowsOfCells.size >= LEAST_ROWS;
}
