/** Recognises storage errors: the database is busy or away, the disk is full, or a store of files is away. */
import { StoreAwayError } from './blobs/store.ts';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** SQLite's messages, which identify the code if the driver omits it: in errors of statements that return rows. */
const CODES_OF_MESSAGES: Readonly<Record<string, number>> = {
  'database is locked': SQLITE_BUSY,
  'database or disk is full': SQLITE_FULL,
};

/** PostgreSQL's codes: serialization failure, deadlock, lock timeout, statement timeout. */
const POSTGRES_BUSY = new Set(['40001', '40P01', '55P03', '57014']);
/** PostgreSQL's code for a full disk. */
const POSTGRES_FULL = '53100';
/**
 * PostgreSQL's codes: shut down, crashed, not ready yet, still read-only, too many connections, a transaction that stood
 * still.
 */
const POSTGRES_AWAY = new Set(['57P01', '57P02', '57P03', '25006', '53300', '25P03']);
/** The class of PostgreSQL's codes for broken connections. */
const POSTGRES_CONNECTION = '08';
/** Node's codes of connections that fail or break. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's messages about a connection, which have no code. */
const BROKEN =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed|timeout expired/;

/** SQLite's primary result code is the low byte of any code it returns. */
function sqliteCode(error: unknown): number | undefined {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
  if (typeof errcode === 'number') return errcode & 0xff;
  return code === 'ERR_SQLITE_ERROR' ? CODES_OF_MESSAGES[String(message)] : undefined;
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? '');
}

/** Others hold the database, or rows of it, longer than we wait: trying again helps. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY || POSTGRES_BUSY.has(codeOf(error));
}

/** The database server cannot be reached, or has ended the connection: trying again helps when it is back. */
export function isDatabaseAway(error: unknown): boolean {
  // only the driver of the database gives errors of the network to its callers
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = codeOf(error);
  return (
    POSTGRES_AWAY.has(code) || code.startsWith(POSTGRES_CONNECTION) || NETWORK.has(code) || BROKEN.test(error.message)
  );
}

/** The disk is full, for the database or for files. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  return sqliteCode(error) === SQLITE_FULL || code === 'ENOSPC' || code === 'EDQUOT' || code === POSTGRES_FULL;
}

/** What we store in is out of reach: nothing is lost, and trying again later helps. */
export function isAway(error: unknown): boolean {
  return error instanceof StoreAwayError || isDatabaseAway(error);
}

/** A fault of what we store in that passes: nothing is lost, and trying again later helps. */
export function isPassing(error: unknown): boolean {
  return isBusy(error) || isAway(error);
}
