/** The place in a reviewed list where its next page begins, as opaque text. */
import { decodeCursor, encodeCursor } from '../cursor.ts';

/** Given all uuids in their order, and the cursor of a page, returns that page and the cursor of the next one. */
export function reviewPage(
  uuids: readonly string[],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): { readonly page: readonly string[]; readonly nextCursor: string | null } {
  const start = cursor === undefined ? 0 : startOf(uuids, cursor);
  const page = uuids.slice(start, start + limit);
  const last = page.at(-1);
  const more = start + limit < uuids.length && last !== undefined;
  return { page, nextCursor: more ? encodeCursor({ createdAt: start + limit, id: last }) : null };
}

/** Behind the last file of the page before, wherever it is now; if it is gone, where the page would have ended. */
function startOf(uuids: readonly string[], cursor: string): number {
  const { createdAt: at, id: last } = decodeCursor(cursor);
  const found = uuids.indexOf(last);
  return found === -1 ? at : found + 1;
}
