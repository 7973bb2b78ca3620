/** The JSON result: files, transactions (`normalised`), statements and the continuity of accounts, one entry a line. */
import type { AccountContinuity, Finding } from '../continuity/types.ts';
import { hundredths } from '../geometry/hundredths.ts';
import type { Place } from '../model/place.ts';
import type { Check } from '../model/reconciliation.ts';
import type { Transaction } from '../model/transaction.ts';
import { standingWorded } from '../wording/continuity.ts';
import { idsOfStatements } from './accounting/accounts.ts';
import { findingText } from './continuity-text.ts';
import { correctionsEntry, editedEntry } from './corrections-entry.ts';
import { checkFigures, decimalText, failingFigures, moneyText } from './decimal.ts';
import { type PlacedStatement, placedStatements, type ResultFile, type ResultInput, totals } from './result.ts';
import { TextSink } from './sink.ts';

/** Given a result, returns its JSON as UTF-8. */
export function renderJson(input: ResultInput): Uint8Array {
  const { files, normalised, statements, continuity } = entriesOf(input);
  const out = new TextSink();
  out.write(`{"jobId":${JSON.stringify(input.jobId)}`);
  writeList(out, 'files', files);
  writeList(out, 'normalised', normalised);
  writeList(out, 'statements', statements);
  writeList(out, 'continuity', continuity);
  out.write('}\n');
  return out.bytes();
}

/** Given a result, returns the entries of its lists; the transactions are made as they are read. */
export function entriesOf(input: ResultInput) {
  const placed = placedStatements(input);
  return {
    files: input.files.map(fileEntry),
    normalised: transactionEntries(placed, idsOfStatements(input)),
    statements: placed.map(statementEntry),
    continuity: input.continuity.map((account) => continuityEntry(account, placed, input.files)),
  };
}

function writeList(out: TextSink, name: string, entries: Iterable<object>): void {
  out.write(`,\n"${name}":[`);
  let separator = '\n';
  for (const entry of entries) {
    out.write(separator + JSON.stringify(entry));
    separator = ',\n';
  }
  out.write(']');
}

function fileEntry({ uuid, filename, error, extraction, version }: ResultFile) {
  // older extractions do not have it
  const recognition = extraction?.recognition ?? null;
  if (error === undefined) return { uuid, filename, status: 'completed', recognition, version };
  const { code, message, finding } = error;
  return { uuid, filename, status: 'failed', error: { code, message, finding } };
}

function* transactionEntries(placed: readonly PlacedStatement[], ids: ReadonlyMap<number, readonly string[]>) {
  for (const one of placed)
    for (const [i, transaction] of one.statement.transactions.entries())
      yield { ...transactionEntry(transaction, one), id: ids.get(one.index)?.[i] };
}

function transactionEntry(t: Transaction, { index, file, statement: { currency, decimals } }: PlacedStatement) {
  return {
    date: t.date,
    description: t.description,
    amount: decimalText(t.amount, decimals),
    balance: moneyText(t.balance, decimals),
    currency,
    valueDate: t.valueDate,
    transactionDate: t.transactionDate,
    reference: t.reference,
    type: t.type,
    uuid: file.uuid,
    statement: index,
    boxes: t.places.map(({ page, box }) => ({ page, box: box.map(hundredths) })),
    source: t.source,
    confidence: hundredths(t.confidence),
    repaired: t.repaired,
    readings: t.readings?.map(boxed),
    edited: t.edited && editedEntry(t.edited, decimals),
  };
}

const boxed = <R extends Place>(one: R) => ({ ...one, box: one.box.map(hundredths) });

function statementEntry({ index, file, statement, firstRow }: PlacedStatement) {
  const { decimals, reconciliation } = statement;
  const { status, reason, code, params, obligations } = reconciliation;
  const checks = reconciliation.checks.map((check) => checkEntry(check, decimals));
  const failingRows = reconciliation.failingRows.map((failing) => {
    return { row: firstRow + failing.row, ...failingFigures(failing, decimals) };
  });
  const sums = totals(statement);
  return {
    index,
    uuid: file.uuid,
    pages: statement.pages,
    institution: statement.institution,
    accountHolder: statement.accountHolder,
    accountNumber: statement.accountNumber,
    iban: statement.iban,
    bic: statement.bic,
    accountType: statement.accountType,
    currency: statement.currency,
    periodStart: statement.periodStart,
    periodEnd: statement.periodEnd,
    openingBalance: moneyText(statement.openingBalance, decimals),
    closingBalance: moneyText(statement.closingBalance, decimals),
    totalIn: decimalText(sums.in, decimals),
    totalOut: decimalText(sums.out, decimals),
    transactionCount: statement.transactions.length,
    reconciliation: { status, reason, code, params, checks, failingRows, obligations },
    warnings: statement.warnings.map(({ code, params, message, page, row }) => {
      return { code, message, params, page, row: row === null ? null : firstRow + row };
    }),
    readings: statement.readings?.map(boxed),
    corrections: statement.corrections && correctionsEntry(statement.corrections, firstRow, decimals),
  };
}

function checkEntry(check: Check, decimals: number) {
  const { kind, status, detail, code, params } = check;
  return { kind, status, ...checkFigures(check, decimals), detail, code, params };
}

function continuityEntry(account: AccountContinuity, placed: readonly PlacedStatement[], files: readonly ResultFile[]) {
  const { iban, accountNumber, currency, decimals, statements, from, to, status } = account;
  const findingEntry = (finding: Finding) => {
    const { kind, expected, found, rows, failedFiles } = finding;
    const [earlier = 0, later = 0] = finding.statements.map((index) => placed[index]?.firstRow);
    return {
      kind,
      statements: finding.statements,
      from: finding.from,
      to: finding.to,
      expected: moneyText(expected, decimals),
      found: moneyText(found, decimals),
      difference: expected === null || found === null ? null : decimalText(found - expected, decimals),
      rows: rows.map(([a, b]) => [earlier + a, later + b]),
      failedFiles,
      message: findingText(finding, decimals, placed, files),
    };
  };
  const findings = account.findings.map(findingEntry);
  const reason = standingWorded(account.standing);
  return { iban, accountNumber, currency, statements, periodStart: from, periodEnd: to, status, reason, findings };
}
