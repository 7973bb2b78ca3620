/** How far joined statements are proved as a whole. */
import type { Finding } from '../../continuity/types.ts';
import { addDays } from '../../dates/calendar.ts';
import { joinedRows } from './rows.ts';
import type { JoinedVerdict, JoinInput, WantedDays } from './types.ts';

/**
 * Given statements of an account, which findings break it, and the wanted days, returns the verdict on the whole. It is
 * verified only if every statement is, each follows the one before, no row may stand there twice, and the wanted days
 * are covered.
 */
export function joinedVerdict(
  input: JoinInput,
  isBreak: (one: Finding) => boolean,
  wanted: WantedDays = { from: null, to: null },
): JoinedVerdict {
  const { account, continuity } = input;
  const statuses = account.statements.map(({ placed }) => placed.statement.reconciliation.status);
  const unverified = statuses.filter((status) => status !== 'verified').length;
  // what stands there twice is there once when it is joined
  const breaks = continuity.findings.filter(
    (one) => isBreak(one) && one.kind !== 'overlap' && one.kind !== 'duplicate',
  );
  const maybeTwice = joinedRows(input).filter(
    ({ doubt }) => doubt?.kind === 'maybeTwice' || doubt?.kind === 'laterOnly',
  ).length;
  const uncovered = uncoveredOf(continuity, wanted);
  const faults = { statements: statuses.length, unverified, breaks, maybeTwice, uncovered };
  // a status of `broken` by what is twice hides it
  const isSilent = (continuity.status === 'unknown' || continuity.isSilent) && statuses.length > 1;
  const isOpen = unverified + breaks.length + maybeTwice + uncovered.length > 0 || isSilent;
  const isWrong = statuses.includes('mismatch') || breaks.some(({ kind }) => kind === 'balance');
  return { status: isWrong ? 'mismatch' : isOpen ? 'unverifiable' : 'verified', faults };
}

function uncoveredOf({ from, to }: JoinInput['continuity'], wanted: WantedDays) {
  if (from === null || to === null) return [];
  return [
    ...(wanted.from !== null && wanted.from < from ? [{ from: wanted.from, to: addDays(from, -1) }] : []),
    ...(wanted.to !== null && wanted.to > to ? [{ from: addDays(to, 1), to: wanted.to }] : []),
  ];
}
