/** The CSV result: one line a transaction, for spreadsheets of any country and for programs. */
import papa from 'papaparse';
import type { Transaction } from '../model/transaction.ts';
import { decimalText, moneyText } from './decimal.ts';
import { type PlacedStatement, placedStatements, type ResultInput } from './result.ts';
import { TextSink } from './sink.ts';

const COLUMNS = ['date', 'description', 'amount', 'debit', 'credit', 'balance', 'currency', 'account', 'file'] as const;

/** Without this mark, spreadsheets read UTF-8 as the code page of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A field that a spreadsheet would run as a formula, also in full width. A signed number is not a formula, but the
 * library's default would turn -12.50 into '-12.50.
 */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/** This many rows become text at a time: memory never contains the text of a whole long result. */
const ROWS_AT_ONCE = 2000;

/** Given a result, returns its transactions as CSV (RFC 4180, UTF-8 with a byte order mark, formula-safe). */
export function renderCsv(input: ResultInput): Uint8Array {
  const out = new TextSink();
  out.write(`${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`);
  for (const placed of placedStatements(input)) {
    const { transactions } = placed.statement;
    for (let from = 0; from < transactions.length; from += ROWS_AT_ONCE)
      out.write(lines(transactions.slice(from, from + ROWS_AT_ONCE).map((transaction) => fields(transaction, placed))));
  }
  return out.bytes();
}

const lines = (rows: string[][]): string => `${papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

function fields(t: Transaction, { file, statement }: PlacedStatement): string[] {
  const { decimals } = statement;
  return [
    t.date,
    t.description,
    decimalText(t.amount, decimals),
    t.amount < 0 ? decimalText(-t.amount, decimals) : '',
    t.amount < 0 ? '' : decimalText(t.amount, decimals),
    moneyText(t.balance, decimals) ?? '',
    statement.currency ?? '',
    statement.iban ?? statement.accountNumber ?? '',
    file.filename,
  ];
}
