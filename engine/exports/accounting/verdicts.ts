/** What a file of another program says of a statement's proof, if it has a place for a sentence. */
import type { AccountStatement, ExportAccount } from './accounts.ts';

/** False also for another version of a statement: the file then has the rows of both. */
export const isVerified = ({ placed, isRevision }: AccountStatement): boolean =>
  placed.statement.reconciliation.status === 'verified' && !isRevision;

const REVISED = 'revised';
const BOTH = 'Another version of it is in this file: where they differ, the rows of both are here.';

/** Given a statement, returns a line about its proof: "NOT VERIFIED (mismatch): …". */
export function verdictOf(statement: AccountStatement): string {
  const { placed, from, to, isRevision } = statement;
  const { status, reason } = placed.statement.reconciliation;
  const days = from === null ? '' : ` ${from} to ${to}`;
  const verdict = isVerified(statement) ? 'Verified' : `NOT VERIFIED (${isRevision ? REVISED : status})`;
  return `${verdict}: statement${days} of ${placed.file.filename}. ${isRevision ? `${BOTH} ` : ''}${reason}`;
}

/** Given an account, returns the lines of those statements that are not verified. */
export const doubtsOf = ({ statements }: ExportAccount): string[] =>
  statements.filter((statement) => !isVerified(statement)).map(verdictOf);
