/** The colours of verdicts, checks and standings, and a verdict in words. */
import type { AccountContinuity } from '../../continuity/types.ts';
import type { Check, Verdict } from '../../model/reconciliation.ts';
import type { Statement } from '../../model/statement.ts';
import { counted } from '../../wording/grammar.ts';
import type { Tint } from './styles.ts';

export const VERDICT_TINTS: Readonly<Record<Verdict['status'], Tint>> = {
  verified: 'pass',
  mismatch: 'fail',
  unverifiable: 'doubt',
};

export const CHECK_TINTS: Readonly<Record<Check['status'], Tint>> = { pass: 'pass', fail: 'fail' };

export const CONTINUITY_TINTS: Readonly<Record<AccountContinuity['status'], Tint>> = {
  continuous: 'pass',
  broken: 'fail',
  unknown: 'doubt',
};

/** Given a statement, returns its status, with how many of its rows people corrected: "verified, 2 rows corrected". */
export function statusInWords({ reconciliation: { status }, corrections, transactions }: Statement): string {
  // what is cut from a statement has its rows alone
  const rows = corrections
    ? corrections.rows + corrections.removed.length
    : transactions.filter(({ edited }) => edited !== undefined).length;
  return rows === 0 ? status : `${status}, ${counted(rows, 'row')} corrected`;
}
