/** The place in the list of jobs from which the next page goes on, as opaque text. */
import { ApiError } from '../../contract/errors.ts';
import type { JobCursor } from '../storage/jobs.ts';

export function encodeCursor(cursor: JobCursor): string {
  return Buffer.from(`${cursor.createdAt}.${cursor.id}`).toString('base64url');
}

/** Throws INVALID_REQUEST for text that no list gave. */
export function decodeCursor(text: string): JobCursor {
  const match = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  if (match === null) {
    throw new ApiError('INVALID_REQUEST', 'The cursor is none that a list of jobs gave: leave it out to start anew.', {
      details: { field: 'cursor' },
    });
  }
  return { createdAt: Number(match[1]), id: match[2]! };
}
