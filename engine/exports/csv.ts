/** The CSV result: one line a transaction, for spreadsheets of any country and for programs. */
import papa from 'papaparse';
import type { Transaction } from '../model/transaction.ts';
import { decimalText } from './decimal.ts';
import { type PlacedStatement, placedStatements, type ResultInput } from './result.ts';
import { TextSink } from './sink.ts';

const COLUMNS = ['date', 'description', 'amount', 'debit', 'credit', 'balance', 'currency', 'account', 'file'] as const;

/** Without it, spreadsheets take UTF-8 for the code page of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A field that a spreadsheet would run as a formula, also in full width. A signed number is none: the library's own
 * default would turn -12.50 into '-12.50.
 */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/** Rows turned into text at a time, so that the text of a long result is never held whole. */
const ROWS_AT_ONCE = 2000;

/** Given a result, returns its transactions as CSV (RFC 4180, UTF-8 with a byte order mark, formula-safe). */
export function renderCsv(input: ResultInput): Uint8Array {
  const out = new TextSink();
  out.write(`${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`);
  let rows: string[][] = [];
  for (const placed of placedStatements(input)) {
    for (const transaction of placed.statement.transactions) {
      rows.push(fields(transaction, placed));
      if (rows.length === ROWS_AT_ONCE) {
        out.write(lines(rows));
        rows = [];
      }
    }
  }
  if (rows.length > 0) out.write(lines(rows));
  return out.bytes();
}

function lines(rows: string[][]): string {
  return `${papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

function fields(t: Transaction, { file, statement }: PlacedStatement): string[] {
  const { decimals } = statement;
  return [
    t.date,
    t.description,
    decimalText(t.amount, decimals),
    t.amount < 0 ? decimalText(-t.amount, decimals) : '',
    t.amount < 0 ? '' : decimalText(t.amount, decimals),
    t.balance === null ? '' : decimalText(t.balance, decimals),
    statement.currency ?? '',
    statement.iban ?? statement.accountNumber ?? '',
    file.filename,
  ];
}
