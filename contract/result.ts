/** The wire shape of a JSON result: transactions, and the statements that prove them. */
import { z } from 'zod';
import { CalendarDate, CurrencyCode, Decimal, Fault, Uuid } from './fields.ts';

const Box = z
  .strictObject({ page: z.int().min(1), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) })
  .meta({ id: 'Box', description: 'points, from the top left of the upright page' });

export const Transaction = z
  .strictObject({
    date: CalendarDate,
    description: z.string(),
    amount: Decimal.meta({ description: "the holder's sign: money in > 0, money out < 0" }),
    balance: Decimal.nullable(),
    currency: CurrencyCode.nullable(),
    valueDate: CalendarDate.nullable(),
    transactionDate: CalendarDate.nullable(),
    reference: z.string().nullable(),
    type: z.string().nullable(),
    uuid: Uuid,
    statement: z.int().min(0),
    boxes: z.array(Box),
    source: z.enum(['text', 'ocr']),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'Transaction' });

const CheckValue = z.union([z.string(), z.number(), z.null()]);

const Check = z
  .strictObject({
    kind: z.enum(['running_balance', 'opening_closing', 'printed_total', 'printed_count', 'carried_forward', 'dates']),
    status: z.enum(['pass', 'fail']),
    expected: CheckValue,
    computed: CheckValue,
    difference: CheckValue,
    detail: z.string(),
  })
  .meta({ id: 'Check' });

const Reconciliation = z
  .strictObject({
    status: z.enum(['verified', 'mismatch', 'unverifiable']),
    reason: z.string(),
    checks: z.array(Check),
    failingRows: z.array(
      z.strictObject({ row: z.int().min(0), expected: Decimal, printed: Decimal, difference: Decimal }),
    ),
  })
  .meta({ id: 'Reconciliation' });

const Warning = z
  .strictObject({
    code: z.string(),
    message: z.string(),
    page: z.int().min(1).nullable(),
    row: z.int().min(0).nullable(),
  })
  .meta({ id: 'Warning' });

export const Statement = z
  .strictObject({
    index: z.int().min(0),
    uuid: Uuid,
    pages: z.tuple([z.int().min(1), z.int().min(1)]),
    institution: z.string().nullable(),
    accountHolder: z.string().nullable(),
    accountNumber: z.string().nullable(),
    iban: z.string().nullable(),
    bic: z.string().nullable(),
    accountType: z.enum(['current', 'savings', 'card', 'loan', 'wallet']).nullable(),
    currency: CurrencyCode.nullable(),
    periodStart: CalendarDate.nullable(),
    periodEnd: CalendarDate.nullable(),
    openingBalance: Decimal.nullable(),
    closingBalance: Decimal.nullable(),
    totalIn: Decimal,
    totalOut: Decimal,
    transactionCount: z.int().min(0),
    reconciliation: Reconciliation,
    warnings: z.array(Warning),
  })
  .meta({ id: 'Statement' });

export const Result = z
  .strictObject({
    jobId: Uuid.nullable(),
    files: z.array(
      z.strictObject({
        uuid: Uuid,
        filename: z.string(),
        status: z.enum(['completed', 'failed']),
        error: Fault.optional(),
      }),
    ),
    normalised: z.array(Transaction),
    statements: z.array(Statement),
  })
  .meta({ id: 'Result' });
export type Result = z.infer<typeof Result>;
