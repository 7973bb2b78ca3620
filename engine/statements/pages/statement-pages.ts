/** Finds the pages of the file on which a statement is, and other pages that may be its own. */
import { onceFor } from '../../model/once.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';
import type { Subject } from '../subject.ts';

/** Pages of the file on which a statement is. */
export interface StatementPages {
  /** the pages of its first and its last row */
  readonly rows: readonly [first: number, last: number];
  /** the pages that may be its own: from those after the rows of the statement before to those of the next */
  readonly own: readonly [first: number, last: number];
}

/** Given a part and the count of the file's pages, returns the pages of its first and its last row. */
export function pagesOf({ rows }: ReadPart, pageCount: number): [number, number] {
  const pages = [rows[0]?.row.lines[0], rows.at(-1)?.row.lines.at(-1)].map((line) => line?.source.line.page);
  return [pages[0] ?? 1, pages[1] ?? pageCount];
}

/**
 * Given a statement, returns its pages. A cover or a page of terms may belong to the statement before or after it, and
 * its number counts for both.
 */
export const statementPages = onceFor(({ part, pages, readings: { parts }, document }: Subject): StatementPages => {
  const { pageCount } = document;
  if (parts.length === 1) return { rows: pages, own: [1, pageCount] };
  const isStatement = ({ rows }: ReadPart) => rows.some(isBooked);
  const at = parts.findIndex((one) => one.part === part.part);
  const before = parts.slice(0, at).findLast(isStatement);
  const next = parts.slice(at + 1).find(isStatement);
  const first = before ? Math.min(pages[0], pagesOf(before, pageCount)[1] + 1) : 1;
  const last = next ? Math.max(pages[1], pagesOf(next, pageCount)[0] - 1) : pageCount;
  return { rows: pages, own: [first, last] };
});
