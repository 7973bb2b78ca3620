/** The statements of an account as an export of some days has them: each row once, and only those of the days. */
import type { Statement } from '../../model/statement.ts';
import { finding, worded } from '../../wording/catalogue.ts';
import type { AccountStatement, ExportRow } from '../accounting/accounts.ts';
import { isNewestFirst } from '../accounting/day-balances.ts';
import type { ResultFile } from '../result.ts';
import type { JoinedVerdict, JoinInput, WantedDays } from './types.ts';

/** Before and behind every day of a statement. */
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** What an export has of a statement. */
interface Cut {
  readonly file: ResultFile;
  readonly statement: Statement;
}

/**
 * Given statements of an account, the wanted days and the verdict on the whole, returns the files with those parts of
 * their statements. Balances before and behind a part follow from those of the statement. Where the whole is not
 * verified, no part is.
 */
export function cutFiles(input: JoinInput, wanted: WantedDays, verdict: JoinedVerdict): ResultFile[] {
  const parts = input.account.statements.flatMap((one) => cutStatement(one, wanted, verdict) ?? []);
  const files = new Map<ResultFile, Statement[]>();
  for (const { file, statement } of parts) files.set(file, [...(files.get(file) ?? []), statement]);
  return [...files].map(([file, statements]) =>
    file.extraction === undefined ? file : { ...file, extraction: { ...file.extraction, statements } },
  );
}

function cutStatement(one: AccountStatement, wanted: WantedDays, verdict: JoinedVerdict): Cut | null {
  const { placed, rows, from, to } = one;
  const [first, last] = [wanted.from ?? FIRST_DAY, wanted.to ?? LAST_DAY];
  const kept = rows.filter(({ isRepeated, transaction: { date } }) => !isRepeated && date >= first && date <= last);
  const outside = (from ?? FIRST_DAY) > last || (to ?? LAST_DAY) < first;
  // a statement without rows tells that nothing happened; one of which all rows are elsewhere tells nothing more
  if (kept.length === 0 && (rows.length > 0 || outside)) return null;
  const whole = kept.length === rows.length;
  return { file: placed.file, statement: judged(whole ? placed.statement : partOf(one, kept, wanted), verdict) };
}

/** A statement with some of its rows. What tells of its other rows is left out. */
function partOf(
  { placed: { statement }, rows, opening, from, to }: AccountStatement,
  kept: readonly ExportRow[],
  wanted: WantedDays,
): Statement {
  const first = kept[0];
  const repeated = rows.some(({ isRepeated }) => isRepeated);
  // rows that an earlier statement has, too, are behind that one, wherever they stand here
  const isBefore = ({ isRepeated, transaction: { date } }: ExportRow) =>
    (wanted.from !== null && date < wanted.from) || (isRepeated && (wanted.to === null || date <= wanted.to));
  const before = opening === null ? null : sum(rows.filter(isBefore), opening);
  const behind = before === null ? null : sum(kept, before);
  const isReversed = isNewestFirst(statement.transactions);
  const transactions = kept.map(({ transaction }) => transaction);
  const { corrections: _, ...rest } = statement;
  return {
    ...rest,
    periodStart: latest(repeated ? (first?.transaction.date ?? from) : from, wanted.from),
    periodEnd: earliest(to, wanted.to),
    openingBalance: before === null ? null : Number(before),
    closingBalance: behind === null ? null : Number(behind),
    transactions: isReversed ? transactions.toReversed() : transactions,
    reconciliation: { ...statement.reconciliation, checks: [], failingRows: [] },
    warnings: statement.warnings.filter(({ row }) => row === null),
  };
}

const sum = (rows: readonly ExportRow[], from: bigint): bigint =>
  rows.reduce((total, { transaction }) => total + BigInt(transaction.amount), from);

const latest = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);
const earliest = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);

/** A verified statement is no more than the whole that it is joined to. */
function judged(statement: Statement, { status, faults }: JoinedVerdict): Statement {
  if (status === 'verified' || statement.reconciliation.status !== 'verified') return statement;
  const { unverified, breaks, maybeTwice, uncovered } = faults;
  const open = { unverified, breaks: breaks.length, rows: maybeTwice, uncovered: uncovered.length };
  const found = finding('JOINED_WHOLE_OPEN', open);
  return {
    ...statement,
    reconciliation: { ...statement.reconciliation, status: 'unverifiable', ...found, reason: worded(found) },
  };
}
