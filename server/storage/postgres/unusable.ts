/** Says in one line why a PostgreSQL database cannot be used, and what to do about it. */
import { isAway } from '../faults.ts';

/** The database that DATABASE_URL names cannot be used. The message says why, and never holds the password. */
class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
  /** of the cause, so that a fault that passes is known as one */
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.code = (cause as { code?: string } | undefined)?.code;
  }
}

const REFUSED = 'The database server of DATABASE_URL refuses its user or password';

/** By the code of the cause, before its own message. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'DATABASE_URL names a host that does not exist. Correct it',
  EAI_AGAIN: 'The host of DATABASE_URL could not be looked up. Correct it, or wait for the network',
  '28P01': `${REFUSED}. Correct it`,
  '28000': `${REFUSED}. Correct it, or let the user in`,
  '3D000': 'The database of DATABASE_URL does not exist. Create it, or correct DATABASE_URL',
  '42501': 'The user of DATABASE_URL may not make or change tables. Make it the owner of the database',
  '42704': 'The database lacks what Ledgerize needs: PostgreSQL with ICU',
};

/** Given what opening the database threw, returns what to throw: errors of ours stay as they are. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: string };
  if (/password must be a string/.test(error.message)) {
    return new DatabaseUnusableError('The database server asks for a password, and DATABASE_URL has none.', error);
  }
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason !== undefined) return new DatabaseUnusableError(`${reason} (${error.message}).`, error);
  if (isAway(error)) {
    const message = `The database server of DATABASE_URL cannot be reached. Start it, or correct DATABASE_URL (${said(error)}).`;
    return new DatabaseUnusableError(message, error);
  }
  if (code === undefined) return error;
  return new DatabaseUnusableError(`The database of DATABASE_URL cannot be used (${error.message}).`, error);
}

/** One that tried several addresses has no message of its own. */
function said(error: Error): string {
  return error instanceof AggregateError ? error.errors.map((each: Error) => each.message).join(', ') : error.message;
}

/** Given the encoding of a database, throws if it cannot hold every character. */
export function requireUnicode(encoding: string): void {
  if (encoding === 'UTF8') return;
  throw new DatabaseUnusableError(
    `The database of DATABASE_URL has the encoding ${encoding}, and Ledgerize needs UTF8. Create it so: create database NAME encoding 'UTF8' template template0.`,
  );
}
