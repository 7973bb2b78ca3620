/** The balance of an account over time, in pieces: a piece ends where a statement is missing, or does not go on. */
import type { Finding } from '../../continuity/types.ts';
import type { AccountStatement } from '../accounting/accounts.ts';
import type { DayBalance, JoinInput } from './types.ts';

/** Given statements of an account, returns the balances at the ends of days, a list for each piece. */
export function joinedBalances({ account, continuity }: JoinInput, isBreak: (one: Finding) => boolean): DayBalance[][] {
  const broken = new Set(
    continuity.findings
      .filter((finding) => (finding.kind === 'gap' || finding.kind === 'balance') && isBreak(finding))
      .map(({ statements: [, later] }) => later),
  );
  const pieces: DayBalance[][] = [];
  let piece: DayBalance[] | null = null;
  for (const statement of account.statements) {
    const days = balancesOf(statement);
    if (days.length === 0) {
      piece = null;
      continue;
    }
    if (piece === null || broken.has(statement.placed.index)) {
      piece = [];
      pieces.push(piece);
    }
    const last: string = piece.at(-1)?.[0] ?? '';
    piece.push(...days.filter(([day]) => day > last));
  }
  return pieces.filter(({ length }) => length > 0);
}

/** The balances of a statement: before its first row, behind each day, and at its end; none if none is known. */
function balancesOf({ rows, opening, closing, from, to }: AccountStatement): DayBalance[] {
  if (opening === null || from === null) return [];
  const days = new Map<string, bigint>([[from, opening]]);
  let balance = opening;
  for (const { transaction } of rows) {
    balance += BigInt(transaction.amount);
    days.set(transaction.date, balance);
  }
  if (to !== null && closing !== null) days.set(to, closing);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
