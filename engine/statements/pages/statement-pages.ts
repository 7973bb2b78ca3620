/** Finds which pages of the file a statement stands on, and which others may be its own. */
import type { ReadPart } from '../../readings/read.ts';
import type { StatementPages } from './missing-pages.ts';

/** Given a part and the count of the file's pages, returns the pages of its first and its last row. */
export function pagesOf({ rows }: ReadPart, pageCount: number): [number, number] {
  const pages = [rows[0]?.row.lines[0], rows.at(-1)?.row.lines.at(-1)].map((line) => line?.source.line.page);
  return [pages[0] ?? 1, pages[1] ?? pageCount];
}

const isBooked = ({ rows }: ReadPart): boolean => rows.some(({ role }) => role === 'transaction');

/**
 * Given a part and all parts, returns its pages. A cover or a page of terms may belong to the statement before or after
 * it, and its number counts for both.
 */
export function statementPages(part: ReadPart, parts: readonly ReadPart[], pageCount: number): StatementPages {
  const rows = pagesOf(part, pageCount);
  if (parts.length === 1) return { rows, own: [1, pageCount] };
  const at = parts.findIndex((one) => one.part === part.part);
  const before = parts.slice(0, at).findLast(isBooked);
  const next = parts.slice(at + 1).find(isBooked);
  const first = before ? Math.min(rows[0], pagesOf(before, pageCount)[1] + 1) : 1;
  const last = next ? Math.max(rows[1], pagesOf(next, pageCount)[0] - 1) : pageCount;
  return { rows, own: [first, last] };
}
