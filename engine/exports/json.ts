/** The JSON result: files, transactions (`normalised`), statements and the continuity of accounts, one entry a line. */
import type { AccountContinuity, Finding } from '../continuity/types.ts';
import type { Place } from '../model/place.ts';
import type { Check, FailingRow } from '../model/reconciliation.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import { standingWorded } from '../wording/continuity.ts';
import { findingText } from './continuity-text.ts';
import { checkValue, decimalText } from './decimal.ts';
import { type PlacedStatement, placedStatements, type ResultFile, type ResultInput, totals } from './result.ts';
import { TextSink } from './sink.ts';

/** Given a result, returns its JSON as UTF-8. */
export function renderJson(input: ResultInput): Uint8Array {
  const placed = placedStatements(input);
  const out = new TextSink();
  out.write(`{"jobId":${JSON.stringify(input.jobId)},\n"files":[`);
  writeEntries(out, input.files.map(fileEntry));
  out.write('],\n"normalised":[');
  writeEntries(out, transactionEntries(placed));
  out.write('],\n"statements":[');
  writeEntries(out, placed.map(statementEntry));
  out.write('],\n"continuity":[');
  writeEntries(
    out,
    input.continuity.map((account) => continuityEntry(account, placed, input.files)),
  );
  out.write(']}\n');
  return out.bytes();
}

function writeEntries(out: TextSink, entries: Iterable<object>): void {
  let separator = '\n';
  for (const entry of entries) {
    out.write(separator + JSON.stringify(entry));
    separator = ',\n';
  }
}

function fileEntry(file: ResultFile) {
  const { uuid, filename, error } = file;
  if (error === undefined) return { uuid, filename, status: 'completed' };
  const { code, message, finding } = error;
  return { uuid, filename, status: 'failed', error: { code, message, finding } };
}

function* transactionEntries(placed: readonly PlacedStatement[]) {
  for (const { index, file, statement } of placed) {
    for (const transaction of statement.transactions) {
      yield transactionEntry(transaction, statement, file.uuid, index);
    }
  }
}

function transactionEntry(t: Transaction, statement: Statement, uuid: string, index: number) {
  const { currency, decimals } = statement;
  return {
    date: t.date,
    description: t.description,
    amount: decimalText(t.amount, decimals),
    balance: moneyOrNull(t.balance, decimals),
    currency,
    valueDate: t.valueDate,
    transactionDate: t.transactionDate,
    reference: t.reference,
    type: t.type,
    uuid,
    statement: index,
    boxes: t.places.map(boxEntry),
    source: t.source,
    confidence: hundredths(t.confidence),
  };
}

function boxEntry({ page, box }: Place) {
  return { page, box: box.map(hundredths) };
}

function statementEntry({ index, file, statement, firstRow }: PlacedStatement) {
  const { decimals, reconciliation } = statement;
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
    openingBalance: moneyOrNull(statement.openingBalance, decimals),
    closingBalance: moneyOrNull(statement.closingBalance, decimals),
    totalIn: decimalText(sums.in, decimals),
    totalOut: decimalText(sums.out, decimals),
    transactionCount: statement.transactions.length,
    reconciliation: {
      status: reconciliation.status,
      reason: reconciliation.reason,
      code: reconciliation.code,
      params: reconciliation.params,
      checks: reconciliation.checks.map((check) => checkEntry(check, decimals)),
      failingRows: reconciliation.failingRows.map((row) => failingRowEntry(row, decimals, firstRow)),
      obligations: reconciliation.obligations,
    },
    warnings: statement.warnings.map(({ code, params, message, page, row }) => ({
      code,
      message,
      params,
      page,
      row: row === null ? null : firstRow + row,
    })),
  };
}

function checkEntry(check: Check, decimals: number) {
  const { kind, status, detail, code, params } = check;
  return {
    kind,
    status,
    expected: checkValue(check.expected, check.unit, decimals),
    computed: checkValue(check.computed, check.unit, decimals),
    difference: checkValue(check.difference, check.unit, decimals),
    detail,
    code,
    params,
  };
}

function failingRowEntry(row: FailingRow, decimals: number, firstRow: number) {
  return {
    row: firstRow + row.row,
    expected: decimalText(row.expected, decimals),
    printed: decimalText(row.printed, decimals),
    difference: decimalText(row.difference, decimals),
  };
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
      expected: moneyOrNull(expected, decimals),
      found: moneyOrNull(found, decimals),
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

function moneyOrNull(minor: number | bigint | null, decimals: number): string | null {
  return minor === null ? null : decimalText(minor, decimals);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
