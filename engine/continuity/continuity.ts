/** Finds out if the statements of each account follow one another, and what is missing, twice, or different. */
import { least } from '../geometry/extremes.ts';
import { accountsOf, namesAccount } from './accounts.ts';
import { inOneUnit } from './decimals.ts';
import { spanOf } from './spans.ts';
import { type Strand, strandsOf } from './strands.ts';
import type { AccountContinuity, ComparedStatement, Finding, Member, Placed } from './types.ts';

/**
 * Given statements of any accounts in any order, and the files that could not be read, returns what is found for each
 * account, in the order of its first statement.
 */
export function continuityOf(
  statements: readonly ComparedStatement[],
  failedFiles: readonly string[] = [],
): AccountContinuity[] {
  const accounts = accountsOf(statements).flatMap((members) => {
    const spanned = inOneUnit(members).map((member) => ({ ...member, span: spanOf(member.statement) }));
    const unplaced = spanned.filter(({ span }) => span === null);
    const placed = spanned.flatMap(({ span, ...member }): Placed[] => (span ? [{ ...member, span }] : []));
    const strands = strandsOf(placed, failedFiles);
    // a statement without any day belongs to the account, but its place is not known
    if (strands.length === 0) return [describe(null, unplaced)];
    return strands.map((strand, i) => describe(strand, i === 0 ? unplaced : []));
  });
  return accounts.sort((a, b) => least(a.statements) - least(b.statements));
}

function describe(strand: Strand | null, unplaced: readonly Member[]): AccountContinuity {
  const members = strand?.members ?? [];
  const order: readonly Member[] = [...members, ...unplaced];
  const findings = strand?.joints.flatMap((joint) => joint.findings) ?? [];
  const first = <K extends keyof ComparedStatement>(field: K): ComparedStatement[K] | null =>
    order.map(({ statement }) => statement[field]).find((found) => found !== null) ?? null;
  return {
    iban: first('iban'),
    accountNumber: first('accountNumber'),
    currency: first('currency'),
    decimals: first('decimals') ?? 0,
    statements: order.map(({ index }) => index),
    from: members[0]?.span.from ?? null,
    to: strand?.head.span.to ?? null,
    ...standing(order, strand, unplaced.length, findings),
    findings,
    isSilent:
      order.length > 1 &&
      (unplaced.length > 0 ||
        (strand?.joints ?? []).some((joint) => joint.agrees === null && joint.findings.length === 0)),
  };
}

const UNKNOWN = 'unknown';

function standing(
  members: readonly Member[],
  strand: Strand | null,
  unplaced: number,
  findings: readonly Finding[],
): Pick<AccountContinuity, 'status' | 'standing'> {
  const of = { statements: members.length };
  if (!members.some(namesAccount)) return { status: UNKNOWN, standing: { code: 'NO_ACCOUNT_NAMED', params: {} } };
  if (members.length === 1) return { status: UNKNOWN, standing: { code: 'ONE_STATEMENT', params: {} } };
  const kinds = findings.filter(breaks).map(({ kind }) => kind);
  if (kinds.length > 0) return { status: 'broken', standing: { code: 'BROKEN', params: { ...of, kinds } } };
  if (unplaced > 0) return { status: UNKNOWN, standing: { code: 'NO_ORDER', params: { ...of, unplaced } } };
  const joints = strand?.joints ?? [];
  const silent = joints.filter(({ agrees }) => agrees === null).length;
  if (silent > 0)
    return { status: UNKNOWN, standing: { code: 'NO_BALANCES', params: { joints: joints.length, silent } } };
  const idle = findings.length > 0;
  return { status: 'continuous', standing: { code: 'CONTINUOUS', params: { ...of, idle } } };
}

/**
 * False for a gap over which the balance stays the same, and for an overlap without rows: nothing is missing or counted
 * twice.
 */
export function breaks({ kind, expected, found, rows }: Finding): boolean {
  if (kind === 'gap') return expected === null || expected !== found;
  return kind !== 'overlap' || rows.length > 0;
}
