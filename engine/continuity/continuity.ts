/** Tells whether the statements of each account follow on one another, and what is missing, twice, or different. */
import { accountsOf, type Member, namesAccount } from './accounts.ts';
import type { Placed } from './joint.ts';
import { spanOf } from './spans.ts';
import { type Strand, strandsOf } from './strands.ts';
import type { AccountContinuity, ComparedStatement, Finding } from './types.ts';

/**
 * Given statements of any accounts in any order, and the files that could not be read, returns what is found of each
 * account, in the order of its first statement.
 */
export function continuityOf(
  statements: readonly ComparedStatement[],
  failedFiles: readonly string[] = [],
): AccountContinuity[] {
  const accounts = accountsOf(statements).flatMap((members) => {
    const placed: Placed[] = [];
    const unplaced: Member[] = [];
    for (const member of members) {
      const span = spanOf(member.statement);
      if (span === null) unplaced.push(member);
      else placed.push({ ...member, span });
    }
    const strands = strandsOf(placed, failedFiles);
    // one without any day belongs to the account, wherever in it
    if (strands.length === 0) return [describe(null, unplaced)];
    return strands.map((strand, i) => describe(strand, i === 0 ? unplaced : []));
  });
  return accounts
    .map((account) => ({ account, first: account.statements.reduce((least, index) => Math.min(least, index)) }))
    .sort((a, b) => a.first - b.first)
    .map(({ account }) => account);
}

function describe(strand: Strand | null, unplaced: readonly Member[]): AccountContinuity {
  const members = strand?.members ?? [];
  const order: readonly Member[] = [...members, ...unplaced];
  const of = order.map(({ statement }) => statement);
  const findings = strand?.joints.flatMap((joint) => joint.findings) ?? [];
  const first = <T>(value: (statement: ComparedStatement) => T | null) =>
    of.map(value).find((found) => found !== null) ?? null;
  return {
    iban: first(({ iban }) => iban),
    accountNumber: first(({ accountNumber }) => accountNumber),
    currency: first(({ currency }) => currency),
    decimals: first(({ decimals }) => decimals) ?? 0,
    statements: order.map(({ index }) => index),
    from: members[0]?.span.from ?? null,
    to: strand?.head.span.to ?? null,
    ...standing(of, strand, unplaced.length, findings),
    findings,
  };
}

const UNKNOWN = 'unknown';

function standing(
  statements: readonly ComparedStatement[],
  strand: Strand | null,
  unplaced: number,
  findings: readonly Finding[],
): Pick<AccountContinuity, 'status' | 'standing'> {
  if (!statements.some(namesAccount)) return { status: UNKNOWN, standing: { code: 'NO_ACCOUNT_NAMED', params: {} } };
  if (statements.length === 1) return { status: UNKNOWN, standing: { code: 'ONE_STATEMENT', params: {} } };
  const of = { statements: statements.length };
  const kinds = findings.filter(breaks).map(({ kind }) => kind);
  if (kinds.length > 0) return { status: 'broken', standing: { code: 'BROKEN', params: { ...of, kinds } } };
  if (unplaced > 0) return { status: UNKNOWN, standing: { code: 'NO_ORDER', params: { ...of, unplaced } } };
  const joints = strand?.joints ?? [];
  const silent = joints.filter(({ agrees }) => agrees === null).length;
  if (silent > 0) {
    return { status: UNKNOWN, standing: { code: 'NO_BALANCES', params: { joints: joints.length, silent } } };
  }
  const idle = findings.length > 0;
  return { status: 'continuous', standing: { code: 'CONTINUOUS', params: { ...of, idle } } };
}

/**
 * False for a gap over which the balance stays the same, and for an overlap without rows: nothing is missing or counted
 * twice.
 */
function breaks({ kind, expected, found, rows }: Finding): boolean {
  if (kind === 'gap') return expected === null || expected !== found;
  return kind !== 'overlap' || rows.length > 0;
}
