/** The tool `list_transactions`: the rows of converted statements that pass filters, with their sums. */
import { z } from 'zod';
import { CalendarDate, Count, CurrencyCode, Decimal } from '../../../contract/fields.ts';
import type { Result } from '../../../contract/result.ts';
import { decimalsOf, textOf, unitsOf } from '../decimals.ts';
import { Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import { Handle, rowOf, TransactionRow } from '../shapes.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { entriesFrom, heldFor } from '../walks.ts';

const NAME = 'list_transactions';
type Transaction = Result['normalised'][number];

const Size = z
  .string()
  .max(40)
  .regex(/^\d+(\.\d+)?$/, 'must be a decimal string without a sign, such as "1000" or "12.50"')
  .optional();

const Filters = z.strictObject({
  handle: Handle.optional().describe('of one file; without it, all files that convert_statement has read'),
  statement: Count.optional().describe('the number of a statement in the file; needs the handle'),
  dateFrom: CalendarDate.optional().describe('first day'),
  dateTo: CalendarDate.optional().describe('last day'),
  amountMin: Size.describe('the least amount, without its sign'),
  amountMax: Size.describe('the largest amount, without its sign'),
  text: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('in the description, the reference or the type; case, accents and spaces do not count'),
  direction: z.enum(['in', 'out']).optional().describe('money in or money out'),
  cursor: Cursor,
  limit: Limit,
});
type Filters = z.output<typeof Filters>;

export const listTransactions = tool({
  name: NAME,
  title: 'List transactions',
  description:
    'Lists transactions of files that convert_statement has read, in printed order, filtered by statement, date, ' +
    'amount, text and direction. Also returns how many match, and their exact sums by currency: use these sums, ' +
    'and do not add up rows yourself.',
  input: Filters,
  output: z.strictObject({
    matchCount: Count.describe('over all pages of this list'),
    sums: z
      .array(z.strictObject({ currency: CurrencyCode.nullable(), in: Decimal, out: Decimal.describe('positive') }))
      .describe('over all pages of this list'),
    transactions: z.array(TransactionRow),
    nextCursor: NextCursor,
  }),
  async run(args, { held }) {
    const walk = new Walk(NAME, args);
    if (args.statement !== undefined && args.handle === undefined) {
      throw new ToolError('INVALID_REQUEST', '"statement" is a number in one file: give its handle, too.');
    }
    const results = heldFor(args.handle, held);
    const passes = passing(args);
    const matches = results.flatMap(({ result }) => result.normalised.filter(passes));
    const entries = entriesFrom(walk.from, results, (each) =>
      each.result.normalised.map((row, i) => (passes(row) ? rowOf(each, row, i) : null)),
    );
    const { page, nextCursor } = walk.page(entries);
    return { matchCount: matches.length, sums: sumsOf(matches), transactions: page, nextCursor };
  },
});

/** Given filters, returns whether a transaction passes all of them. */
function passing(filters: Filters): (transaction: Transaction) => boolean {
  const { statement, dateFrom, dateTo, direction } = filters;
  const least = filters.amountMin === undefined ? null : sizeOf(filters.amountMin);
  const most = filters.amountMax === undefined ? null : sizeOf(filters.amountMax);
  const text = filters.text === undefined ? null : folded(filters.text);
  const tests: ((transaction: Transaction) => boolean)[] = [
    (row) => statement === undefined || row.statement === statement,
    (row) => dateFrom === undefined || row.date >= dateFrom,
    (row) => dateTo === undefined || row.date <= dateTo,
    (row) => direction === undefined || (direction === 'out' ? unitsOf(row.amount) < 0n : unitsOf(row.amount) > 0n),
    (row) => least === null || sizeOf(row.amount) >= least,
    (row) => most === null || sizeOf(row.amount) <= most,
    (row) => text === null || folded(`${row.description} ${row.reference ?? ''} ${row.type ?? ''}`).includes(text),
  ];
  return (row) => tests.every((test) => test(row));
}

function sizeOf(amount: string): bigint {
  const units = unitsOf(amount);
  return units < 0n ? -units : units;
}

/** Without case, accents and spaces. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

function sumsOf(transactions: readonly Transaction[]) {
  const sums = new Map<string | null, { in: bigint; out: bigint; decimals: number }>();
  for (const { currency, amount } of transactions) {
    const sum = sums.get(currency) ?? { in: 0n, out: 0n, decimals: 0 };
    const units = unitsOf(amount);
    if (units > 0n) sum.in += units;
    else sum.out -= units;
    sum.decimals = Math.max(sum.decimals, decimalsOf(amount));
    sums.set(currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({
    currency,
    in: textOf(sum.in, sum.decimals),
    out: textOf(sum.out, sum.decimals),
  }));
}
