/** What a file of another program says of a statement's proof, if it has a place for a sentence. */
import type { AccountStatement, ExportAccount } from './accounts.ts';

export const isVerified = ({ placed }: AccountStatement): boolean =>
  placed.statement.reconciliation.status === 'verified';

/** Given a statement, returns a line about its proof: "NOT VERIFIED (mismatch): …". */
export function verdictOf({ placed, from, to }: AccountStatement): string {
  const { status, reason } = placed.statement.reconciliation;
  const days = from === null ? '' : ` ${from} to ${to}`;
  const verdict = status === 'verified' ? 'Verified' : `NOT VERIFIED (${status})`;
  return `${verdict}: statement${days} of ${placed.file.filename}. ${reason}`;
}

/** Given an account, returns the lines of those statements that are not verified. */
export const doubtsOf = ({ statements }: ExportAccount): string[] =>
  statements.filter((statement) => !isVerified(statement)).map(verdictOf);
