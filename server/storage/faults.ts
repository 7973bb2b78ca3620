/** Recognises storage errors: the database is busy, the disk is full, or a store is away. */
import { StoreAwayError } from './blobs/store.ts';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** SQLite's messages, which identify the code if the driver omits it: in errors of statements that return rows. */
const CODES_OF_MESSAGES: Readonly<Record<string, number>> = {
  'database is locked': SQLITE_BUSY,
  'database or disk is full': SQLITE_FULL,
};

/** SQLite's primary result code is the low byte of any code it returns. */
function sqliteCode(error: unknown): number | undefined {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
  if (typeof errcode === 'number') return errcode & 0xff;
  return code === 'ERR_SQLITE_ERROR' ? CODES_OF_MESSAGES[String(message)] : undefined;
}

/** Another process holds the database longer than we wait: trying again helps. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY;
}

/** No space for the database or for a blob, or the owner's quota is used up. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return sqliteCode(error) === SQLITE_FULL || code === 'ENOSPC' || code === 'EDQUOT';
}

/** What we store in is out of reach: nothing is lost, and trying again later helps. */
export function isAway(error: unknown): boolean {
  return error instanceof StoreAwayError;
}
