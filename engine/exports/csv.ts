/** The CSV result: one line a transaction, for spreadsheets of any country and for programs. */
import papa from 'papaparse';
import type { Transaction } from '../model/transaction.ts';
import { decimalText, moneyText } from './decimal.ts';
import { withoutFormulas } from './formula.ts';
import { type PlacedStatement, placedStatements, type ResultInput } from './result.ts';
import { TextSink } from './sink.ts';

/** The columns, and the field of a transaction in each. New ones come last: programs read the others by their place. */
const COLUMNS = {
  date: ({ date }) => date,
  description: ({ description }) => withoutFormulas(description),
  amount: ({ amount }, { statement: { decimals } }) => decimalText(amount, decimals),
  debit: ({ amount }, { statement: { decimals } }) => (amount < 0 ? decimalText(-amount, decimals) : ''),
  credit: ({ amount }, { statement: { decimals } }) => (amount < 0 ? '' : decimalText(amount, decimals)),
  balance: ({ balance }, { statement: { decimals } }) => moneyText(balance, decimals) ?? '',
  currency: (_, { statement: { currency } }) => currency ?? '',
  account: (_, { statement: { iban, accountNumber } }) => withoutFormulas(iban ?? accountNumber ?? ''),
  file: (_, { file: { filename } }) => withoutFormulas(filename),
  reference: ({ reference }) => withoutFormulas(reference ?? ''),
  type: ({ type }) => withoutFormulas(type ?? ''),
  value_date: ({ valueDate }) => valueDate ?? '',
  transaction_date: ({ transactionDate }) => transactionDate ?? '',
  page: ({ places: [place] }) => (place === undefined ? '' : String(place.page)),
  status: (_, { statement: { reconciliation } }) => reconciliation.status,
} satisfies Readonly<Record<string, (transaction: Transaction, placed: PlacedStatement) => string>>;

const FIELDS = Object.values(COLUMNS);

/** Without this mark, spreadsheets read UTF-8 as the code page of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** This many rows become text at a time: memory never contains the text of a whole long result. */
const ROWS_AT_ONCE = 2000;

/** Given a result, returns its transactions as CSV (RFC 4180, UTF-8 with a byte order mark, formula-safe). */
export function renderCsv(input: ResultInput): Uint8Array {
  const out = new TextSink();
  out.write(`${BYTE_ORDER_MARK}${Object.keys(COLUMNS).join(',')}\r\n`);
  for (const placed of placedStatements(input)) {
    const { transactions } = placed.statement;
    for (let from = 0; from < transactions.length; from += ROWS_AT_ONCE)
      out.write(lines(transactions.slice(from, from + ROWS_AT_ONCE), placed));
  }
  return out.bytes();
}

function lines(transactions: readonly Transaction[], placed: PlacedStatement): string {
  const rows = transactions.map((transaction) => FIELDS.map((field) => field(transaction, placed)));
  return `${papa.unparse(rows, { newline: '\r\n' })}\r\n`;
}
