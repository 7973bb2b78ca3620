/** The accounts of a result, each with its statements in order and every booking once: what accounting imports. */
import type { AccountContinuity, Finding } from '../../continuity/types.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Statement } from '../../model/statement.ts';
import type { ExportOptions } from '../options.ts';
import { type PlacedStatement, placedStatements, type ResultInput } from '../result.ts';
import { type ExportRow, rowsOf } from './account-rows.ts';
import { isNewestFirst } from './day-balances.ts';
import { factorTo, mostDecimals, withDecimals } from './decimals.ts';

export type { ExportRow } from './account-rows.ts';

/** A statement of an account. */
export interface AccountStatement {
  readonly placed: PlacedStatement;
  /** another version of an earlier statement, which has rows that this one has not: both are there */
  readonly isRevision: boolean;
  /** the oldest first */
  readonly rows: readonly ExportRow[];
  /** minor units: as printed, or what printed figures and the rows make; null if neither shows it */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** as printed, or the days of the first and last row */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** An account in one currency. What the paper lacks is of the options; null if they do not say it either. */
export interface ExportAccount
  extends Pick<Statement, 'iban' | 'bic' | 'institution' | 'accountHolder' | 'accountType' | 'currency' | 'decimals'> {
  /** the IBAN, or the number */
  readonly number: string | null;
  /** a paper of it has another currency under the same number: the number alone does not name the account */
  readonly sharesNumber: boolean;
  /** in the order of their periods */
  readonly statements: readonly [AccountStatement, ...AccountStatement[]];
}

/** Given a result and what the user says, returns its accounts in the order of their first statements. */
export function exportAccounts(input: ResultInput, options: ExportOptions): ExportAccount[] {
  const placed = placedStatements(input);
  return input.continuity.flatMap((account) => {
    const [first, ...others] = account.statements.flatMap((index) => placed[index] ?? []);
    return first === undefined ? [] : [exportAccount(account, [first, ...others], { input, options })];
  });
}

/** A statement with only those rows that no earlier one has, and the balance before them. */
type FreshStatement = Omit<AccountStatement, 'placed' | 'isRevision'>;

/** Given a statement, returns it without the rows that an earlier statement of its account has. */
function freshPart({ rows, opening, closing, from, to }: AccountStatement): FreshStatement {
  const fresh = rows.filter(({ isRepeated }) => !isRepeated);
  if (fresh.length === rows.length) return { rows, opening, closing, from, to };
  const repeated = rows.filter(({ isRepeated }) => isRepeated);
  const before = opening === null ? null : repeated.reduce((sum, row) => sum + BigInt(row.transaction.amount), opening);
  return { rows: fresh, opening: before, closing, from: fresh[0]?.transaction.date ?? from, to };
}

/** Given an account, returns its statements with each booking once; what only repeats another one is left out. */
export function freshStatements(account: ExportAccount): AccountStatement[] {
  return account.statements
    .map((statement) => ({ ...statement, ...freshPart(statement) }))
    .filter(({ rows }, i) => rows.length > 0 || account.statements[i]?.rows.length === 0);
}

/** Given a result, returns the ids of the rows of each statement, in printed order, by its `index`. */
export function idsOfStatements(input: ResultInput): Map<number, readonly string[]> {
  const placed = placedStatements(input);
  const ids = new Map<number, readonly string[]>();
  for (const { statements, findings } of input.continuity) {
    const members = statements.flatMap((index) => placed[index] ?? []);
    for (const [i, rows] of rowsOf(members, findings).entries())
      ids.set(
        members[i]?.index ?? i,
        rows.map(({ id }) => id),
      );
  }
  return ids;
}

interface Context {
  readonly input: ResultInput;
  readonly options: ExportOptions;
}

function exportAccount(
  { findings }: AccountContinuity,
  placed: readonly [PlacedStatement, ...PlacedStatement[]],
  { input, options }: Context,
): ExportAccount {
  const first = <F extends keyof Statement>(field: F): Statement[F] | null =>
    placed.map(({ statement }) => statement[field]).find((value) => value !== null) ?? null;
  const iban = first('iban');
  const account = {
    iban,
    bic: first('bic'),
    institution: first('institution'),
    accountHolder: first('accountHolder'),
    accountType: first('accountType') ?? options.accountType ?? null,
    currency: first('currency') ?? options.currency ?? null,
    decimals: mostDecimals(placed),
    number: iban ?? first('accountNumber') ?? options.account ?? null,
    sharesNumber: placed.some(hasOtherCurrency),
  };
  const rows = rowsOf(placed, findings);
  const revisions = revisionsIn(findings, input);
  const statements = placed.map((one, i) =>
    statementOf(one, rows[i] ?? [], { input, decimals: account.decimals, revisions }),
  );
  const [head, ...tail] = statements;
  if (head === undefined) throw new Error('an account has a statement');
  return { ...account, statements: [head, ...tail] };
}

/** True if the file of a statement has another one of the same number in another currency. */
function hasOtherCurrency({ file, statement: { iban, accountNumber, currency } }: PlacedStatement): boolean {
  if (currency === null || (iban ?? accountNumber) === null) return false;
  const others = file.extraction?.statements ?? [];
  return others.some(
    (other) =>
      other.iban === iban &&
      other.accountNumber === accountNumber &&
      other.currency !== null &&
      other.currency !== currency,
  );
}

/** The `index` of those statements of which an earlier version has rows of its own. */
function revisionsIn(findings: readonly Finding[], input: ResultInput): Set<number> {
  const placed = placedStatements(input);
  const revised = findings.filter(
    ({ kind, statements: [earlier], rows }) =>
      kind === 'revision' && rows.length < (placed[earlier]?.statement.transactions.length ?? 0),
  );
  return new Set(revised.map(({ statements: [, later] }) => later));
}

interface OfAccount extends Pick<Context, 'input'>, Pick<Statement, 'decimals'> {
  readonly revisions: ReadonlySet<number>;
}

function statementOf(
  printed: PlacedStatement,
  printedRows: readonly ExportRow[],
  { input, decimals, revisions }: OfAccount,
): AccountStatement {
  const placed = withDecimals(printed, decimals);
  const factor = BigInt(factorTo(printed.statement, decimals));
  const rows = printedRows.map((row, i) => ({
    ...row,
    transaction: placed.statement.transactions[i] ?? row.transaction,
  }));
  const { periodStart, periodEnd } = placed.statement;
  const days = rows.map(({ transaction }) => transaction.date).sort();
  const { opening = null, closing = null } = input.ends[placed.index] ?? {};
  return {
    placed,
    isRevision: revisions.has(placed.index),
    rows: isNewestFirst(placed.statement.transactions) ? rows.toReversed() : rows,
    opening: opening === null ? null : opening * factor,
    closing: closing === null ? null : closing * factor,
    from: periodStart ?? days[0] ?? null,
    to: periodEnd ?? days.at(-1) ?? null,
  };
}
