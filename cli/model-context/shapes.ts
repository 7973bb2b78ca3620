/** What the tools tell of a statement and of a transaction: the fields of a JSON result, without those that are null. */
import { z } from 'zod';
import { CalendarDate, Count, CurrencyCode, Decimal } from '../../contract/fields.ts';
import { Hints } from '../../contract/job.ts';
import type { Result } from '../../contract/result.ts';
import type { Held } from './held.ts';
import { bounded } from './pages.ts';

/** Entries of a list inside of an entry. */
const MOST_INSIDE = 10;

export const Handle = z
  .string()
  .max(100)
  .describe('of a result that convert_statement gave: the same file always has the same');
export const Path = z.string().min(1).max(4_096).describe('absolute, or relative to a folder of the server');
export const Password = z.string().max(1_000).describe('of the PDF, if it needs one');
export const FileHints = Hints.describe('what the paper does not say');

const Text = z.string().describe(`a text of more than 1,000 characters is cut off, and ends in "…"`);
const Verdict = z
  .enum(['verified', 'mismatch', 'unverifiable'])
  .describe('verified: the figures on the paper prove that no transaction is missing and none is invented');

export const StatementSummary = z.strictObject({
  handle: Handle,
  path: z.string().describe('of the file'),
  statement: Count.describe('its number in the file, from 0'),
  pages: z.array(z.int().min(1)).describe('first and last'),
  institution: Text.optional(),
  accountHolder: Text.optional(),
  accountNumber: Text.optional(),
  iban: Text.optional(),
  bic: Text.optional(),
  accountType: z.enum(['current', 'savings', 'card', 'loan', 'wallet']).optional(),
  currency: CurrencyCode.optional(),
  periodStart: CalendarDate.optional(),
  periodEnd: CalendarDate.optional(),
  openingBalance: Decimal.optional(),
  closingBalance: Decimal.optional(),
  totalIn: Decimal,
  totalOut: Decimal.describe('positive'),
  transactionCount: Count,
  verdict: Verdict,
  reason: z.string().describe('what proves it, does not agree, or is missing'),
  failingRowCount: Count.describe('rows whose printed balance does not follow'),
  warnings: z
    .array(z.strictObject({ code: z.string(), message: z.string() }))
    .describe(`the first ${MOST_INSIDE} of them`),
});
export type StatementSummary = z.infer<typeof StatementSummary>;

export const TransactionRow = z.strictObject({
  handle: Handle,
  statement: Count.describe('its number in the file, from 0'),
  row: Count.describe('the number of the transaction in the file, from 0'),
  page: z.int().min(1).optional().describe('where it begins'),
  date: CalendarDate.describe('under which the bank booked it'),
  description: Text,
  amount: Decimal.describe("the holder's sign: money in > 0, money out < 0"),
  balance: Decimal.optional().describe('as printed on that row'),
  currency: CurrencyCode.optional(),
  valueDate: CalendarDate.optional(),
  transactionDate: CalendarDate.optional(),
  reference: Text.optional(),
  type: Text.optional(),
  readFromPicture: z.literal(true).optional(),
});
export type TransactionRow = z.infer<typeof TransactionRow>;

type Transaction = Result['normalised'][number];

/** Given a result that is held, returns the summaries of its statements. */
export function summariesOf({ handle, path, result }: Held): StatementSummary[] {
  return result.statements.map(({ index, reconciliation, warnings, uuid: _, readings: __, ...statement }) => ({
    ...present({ handle, path, statement: index, ...statement }),
    verdict: reconciliation.status,
    reason: bounded(reconciliation.reason),
    failingRowCount: reconciliation.failingRows.length,
    warnings: warnings.slice(0, MOST_INSIDE).map(({ code, message }) => ({ code, message: bounded(message) })),
  })) as StatementSummary[];
}

/** Given a result that is held, a transaction of it and its number in the result, returns it as a row. */
export function rowOf({ handle }: Held, transaction: Transaction, row: number): TransactionRow {
  const { uuid: _, boxes, source, confidence: __, repaired: ___, readings: ____, ...fields } = transaction;
  const page = boxes[0]?.page;
  const read = source === 'ocr' && { readFromPicture: true };
  return { handle, row, ...(page !== undefined && { page }), ...present(fields), ...read } as TransactionRow;
}

/** Leaves out what is null, and cuts off long texts. */
function present(fields: object): object {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? bounded(value) : value]));
}
