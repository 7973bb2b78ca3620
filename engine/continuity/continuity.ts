/** Whether the statements of each account follow on one another: what is missing, what stands there twice, what does not agree. */
import { accountsOf, type Member, namesAccount } from './accounts.ts';
import type { Placed } from './joint.ts';
import { spanOf } from './spans.ts';
import { type Strand, strandsOf } from './strands.ts';
import type { AccountContinuity, ComparedStatement, Finding, FindingKind } from './types.ts';

/**
 * Given statements of any accounts in any order, and the files beside them that could not be read, returns what is to
 * be said of each account, in the order of its first statement. No statement's own reading is touched by it.
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

function standing(
  statements: readonly ComparedStatement[],
  strand: Strand | null,
  unplaced: number,
  findings: readonly Finding[],
): Pick<AccountContinuity, 'status' | 'reason'> {
  if (!statements.some(namesAccount)) {
    return { status: 'unknown', reason: 'The statement names no account: it cannot be put together with others.' };
  }
  if (statements.length === 1) {
    return {
      status: 'unknown',
      reason: 'There is only this one statement of the account: nothing to compare it with.',
    };
  }
  const breaking = findings.filter(breaks);
  if (breaking.length > 0) {
    return {
      status: 'broken',
      reason: `The ${statements.length} statements do not follow on one another: ${counted(breaking)}.`,
    };
  }
  if (unplaced > 0) {
    const reason = `${unplaced} of the ${statements.length} statements print neither a period nor a dated row: they cannot be put in order.`;
    return { status: 'unknown', reason };
  }
  const untold = strand!.joints.filter(({ agrees }) => agrees === null).length;
  if (untold > 0) {
    const reason = `At ${untold} of ${strand!.joints.length} joints the statements print no balances to compare.`;
    return { status: 'unknown', reason };
  }
  const idle = findings.length > 0 ? ' In the days that none covers no money moved, or what moved cancels out.' : '';
  return {
    status: 'continuous',
    reason: `Each of the ${statements.length} statements opens with the balance that the one before closed with.${idle}`,
  };
}

/** A gap over which the balance is carried unchanged is told, and nothing is missing by it; nor does an overlap without rows count any twice. */
function breaks({ kind, expected, found, rows }: Finding): boolean {
  if (kind === 'gap') return expected === null || expected !== found;
  return kind !== 'overlap' || rows.length > 0;
}

const NOUNS: Readonly<Record<FindingKind, readonly [one: string, many: string]>> = {
  gap: ['gap', 'gaps'],
  balance: ['balance that is not carried over', 'balances that are not carried over'],
  overlap: ['overlap', 'overlaps'],
  duplicate: ['duplicate', 'duplicates'],
  revision: ['revised version', 'revised versions'],
};

function counted(findings: readonly Finding[]): string {
  return (Object.keys(NOUNS) as FindingKind[])
    .map((kind) => ({ kind, count: findings.filter((finding) => finding.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`)
    .join(', ');
}
