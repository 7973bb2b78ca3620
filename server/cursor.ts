/** The place in a list where its next page begins, as opaque text. */
import { ApiError } from '../contract/errors.ts';
import type { Place } from './storage/place.ts';

function encodeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt}.${id}`).toString('base64url');
}

/** Throws INVALID_REQUEST if the text is not a cursor of ours. */
export function decodeCursor(text: string): Place {
  const match = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  if (match === null) throw notOurCursor();
  return { createdAt: Number(match[1]), id: match[2]! };
}

export function notOurCursor(): ApiError {
  return new ApiError('INVALID_REQUEST', 'The cursor is none that this list gave: leave it out to start anew.', {
    details: { field: 'cursor' },
  });
}

/** Given the found rows, one more than asked for if there are more, returns the page and the cursor of the next. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  placeOf: (last: T) => Place,
): { page: T[]; nextCursor: string | null } {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: found.length > limit && last !== undefined ? encodeCursor(placeOf(last)) : null };
}
