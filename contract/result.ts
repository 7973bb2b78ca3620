/**
 * The wire shape of a JSON result: transactions, the statements that prove them, and how those follow on one another.
 */
import { z } from 'zod';
import { Corrections, EditedRow, VerdictStatus } from './corrections.ts';
import { CalendarDate, Count, CurrencyCode, Decimal, Fault, Uuid } from './fields.ts';
import { CheckCode, Finding, FindingCode, Params } from './findings.ts';

const Box = z
  .strictObject({ page: z.int().min(1), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) })
  .meta({ id: 'Box', description: 'points, from the top left of the upright page' });

/** How a word was read that two readers did not read alike. */
const READ = {
  text: z.string().meta({ description: 'as it was taken', example: '5,094.41' }),
  others: z.array(z.string()).meta({
    description: 'what else was read there, the surest first; empty where only one reader read it',
    example: ['5,004.41'],
  }),
  status: z.enum(['open', 'settled', 'corrected']).meta({
    description:
      '`corrected`: the sums of the paper close only with a less sure reading, which was taken; `settled`: they close only with the surest one; `open`: they do not tell',
  }),
};

const Transaction = z
  .strictObject({
    date: CalendarDate.meta({
      description: 'under which the bank booked the row; on a card the posting date where one is printed',
    }),
    description: z
      .string()
      .meta({ description: 'every printed line of it, joined by one space', example: 'CARD PAYMENT TESCO' }),
    amount: Decimal.meta({ description: "the holder's sign: money in > 0, money out < 0" }),
    balance: Decimal.nullable().meta({
      description: "as printed on that row, the holder's sign; null where none is printed",
    }),
    currency: CurrencyCode.nullable().meta({ description: 'null where neither the paper nor a hint says it' }),
    valueDate: CalendarDate.nullable().meta({ description: 'of a printed column of its own' }),
    transactionDate: CalendarDate.nullable().meta({ description: 'of a printed column of its own' }),
    reference: z.string().nullable().meta({ description: 'of a printed column of its own' }),
    type: z.string().nullable().meta({ description: 'of a printed column of its own' }),
    uuid: Uuid.meta({ description: 'the file' }),
    statement: Count.meta({ description: '`index` of its statement', example: 0 }),
    boxes: z.array(Box).meta({ description: 'where the row stands; several where it crosses pages' }),
    source: z.enum(['text', 'ocr', 'edited']).meta({
      description: 'read from the text of the page, or from its picture; `edited`: a person changed or added it',
      example: 'text',
    }),
    confidence: z.number().min(0).max(1).meta({ example: 0.99 }),
    id: z
      .string()
      .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/)
      .optional()
      .meta({
        description:
          'the same for the same booking in every format, conversion and overlapping statement, for programs that must not book it twice',
        example: '4M2ZQ8YV6T0KHR3B',
      }),
    repaired: z
      .array(
        z
          .strictObject({
            field: z.enum(['date', 'amount', 'balance']),
            read: z.string().meta({ description: 'as the surer reader read it', example: '5,004.41' }),
            taken: z.string().meta({
              description: 'as the other one read it: the reading with which the sums close',
              example: '5,094.41',
            }),
          })
          .meta({ id: 'Repair' }),
      )
      .optional()
      .meta({
        description:
          'figures of its picture that two readers read differently, and that the sums of the paper corrected',
      }),
    readings: z
      .array(
        Box.extend({
          field: z.enum(['date', 'amount', 'balance', 'text']).meta({
            description: 'what the word is part of; `text`: the description, or another text of the row',
          }),
          ...READ,
        }).meta({ id: 'WordReading', description: 'a word and its place, as a box has it' }),
      )
      .optional()
      .meta({ description: 'words of its picture that two readers did not read alike' }),
    edited: EditedRow.optional().meta({ description: 'left out of rows that nobody changed' }),
  })
  .meta({ id: 'Transaction' });

const CheckValue = z.union([z.string(), z.number(), z.null()]);

const Check = z
  .strictObject({
    kind: z.enum(['running_balance', 'opening_closing', 'printed_total', 'printed_count', 'carried_forward', 'dates']),
    status: z.enum(['pass', 'fail']),
    expected: CheckValue.meta({ description: 'what the paper prints: money as a decimal string, or a count' }),
    computed: CheckValue.meta({ description: 'what the transactions give' }),
    difference: CheckValue,
    detail: z.string().meta({ description: 'the words of `code` and `params`; they may change' }),
    code: CheckCode.optional().meta({ description: 'what the check says' }),
    params: Params.optional(),
  })
  .meta({ id: 'Check' });

export const Obligation = z
  .strictObject({
    code: z.enum([
      'PAGES_COMPLETE',
      'PICTURES_READ',
      'AREAS_READ',
      'AMOUNTS_ANCHORED',
      'CURRENCY_ANCHORED',
      'DATES_ANCHORED',
      'NO_RIVAL',
      'SUMS_CLOSE',
      'FIGURES_AGREE',
      'ROWS_EXPLAINED',
      'ROWS_BOOKED',
      'SIGNS_ANCHORED',
    ]),
    status: z.enum(['discharged', 'open', 'contradicted']),
    evidence: z.string().meta({
      description: 'by what it is met, or what is missing, or what goes against it: the words of `findings`',
    }),
    findings: z
      .array(Finding)
      .optional()
      .meta({ description: 'one; of what is `contradicted` all that goes against it' }),
  })
  .meta({ id: 'Obligation' });

const Reconciliation = z
  .strictObject({
    status: VerdictStatus.meta({
      description: '`verified`: every transaction is there, none is invented, each date and amount is right',
    }),
    reason: z.string().meta({
      description:
        'what proves it, does not agree, or is missing; of `unverifiable` behind the code of the first obligation that is open, or `AMBIGUOUS`',
    }),
    code: FindingCode.optional().meta({
      description:
        'what `reason` says: the finding of `SUMS_CLOSE`, or of the first obligation that is open; of `mismatch` `FIGURES_DISAGREE`',
    }),
    params: Params.optional(),
    checks: z.array(Check),
    failingRows: z.array(
      z
        .strictObject({
          row: Count.meta({ description: 'index into `normalised`' }),
          expected: Decimal,
          printed: Decimal,
          difference: Decimal,
        })
        .meta({ id: 'FailingRow' }),
    ),
    obligations: z.array(Obligation).meta({
      description:
        'what a statement must show: `verified` where all are discharged, `mismatch` where one is contradicted, else `unverifiable`',
    }),
  })
  .meta({ id: 'Reconciliation' });

const Warning = z
  .strictObject({
    code: z.string(),
    message: z.string().meta({ description: 'the words of `code` and `params`; they may change' }),
    params: Params.optional(),
    page: z.int().min(1).nullable(),
    row: Count.nullable(),
  })
  .meta({ id: 'Warning' });

export const Statement = z
  .strictObject({
    index: Count,
    uuid: Uuid.meta({ description: 'the file' }),
    pages: z.tuple([z.int().min(1), z.int().min(1)]).meta({ description: 'first and last', example: [1, 3] }),
    institution: z.string().nullable().meta({ description: 'read off the paper, from no list of banks' }),
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
    totalIn: Decimal.meta({ description: 'sum of the money in' }),
    totalOut: Decimal.meta({ description: 'sum of the money out, positive' }),
    transactionCount: Count,
    reconciliation: Reconciliation,
    warnings: z.array(Warning),
    readings: z
      .array(
        Box.extend({
          field: z.enum(['date', 'figure']).meta({ description: '`figure`: a balance, a total or a count' }),
          ...READ,
        }).meta({ id: 'FigureReading', description: 'a word and its place, as a box has it' }),
      )
      .optional()
      .meta({ description: 'words outside of the transactions that two readers of a picture did not read alike' }),
    corrections: Corrections.optional().meta({ description: 'left out of statements that nobody changed' }),
  })
  .meta({ id: 'Statement' });

const ContinuityFinding = z
  .strictObject({
    kind: z.enum(['gap', 'balance', 'overlap', 'duplicate', 'revision']).meta({
      description:
        '`gap`: days that no statement covers; `balance`: one does not open with what the one before closed with; ' +
        '`overlap`: days, and maybe rows, that stand in two; `duplicate`: one statement twice; ' +
        '`revision`: two versions of one statement, with other rows or balances',
    }),
    statements: z.tuple([Count, Count]).meta({ description: '`index` of the two, the earlier first' }),
    from: CalendarDate.meta({ description: 'first day: missing, shared, or the last of the earlier statement' }),
    to: CalendarDate.meta({ description: 'last day: missing, shared, or the first of the later statement' }),
    expected: Decimal.nullable().meta({ description: 'what the earlier closed with; null where not known' }),
    found: Decimal.nullable().meta({ description: 'what the later goes on from; null where not known' }),
    difference: Decimal.nullable(),
    rows: z
      .array(z.tuple([Count, Count]))
      .meta({ description: 'rows that stand in both: indices into `normalised`, that of the earlier statement first' }),
    failedFiles: z
      .array(Uuid)
      .meta({ description: 'files of the job that could not be converted: one of them may be what is missing' }),
    message: z.string(),
  })
  .meta({ id: 'ContinuityFinding' });

const Continuity = z
  .strictObject({
    iban: z.string().nullable(),
    accountNumber: z.string().nullable(),
    currency: CurrencyCode.nullable(),
    statements: z.array(Count).meta({ description: '`index` of each, in the order of their periods' }),
    periodStart: CalendarDate.nullable().meta({ description: 'first day that they cover' }),
    periodEnd: CalendarDate.nullable().meta({ description: 'last day that they cover' }),
    status: z.enum(['continuous', 'broken', 'unknown']).meta({
      description:
        '`continuous`: each opens with what the one before closed with, and nothing stands there twice; ' +
        '`unknown`: nothing to compare, or no balances to compare by',
    }),
    reason: z.string(),
    findings: z.array(ContinuityFinding),
  })
  .meta({ id: 'Continuity', description: 'whether the statements of one account and currency follow on one another' });

export const Result = z
  .strictObject({
    jobId: Uuid.nullable(),
    files: z.array(
      z
        .strictObject({
          uuid: Uuid,
          filename: z.string(),
          status: z.enum(['completed', 'failed']),
          recognition: z
            .strictObject({
              pages: z.array(z.int().min(1)).meta({ description: 'that were read so', example: [1, 2] }),
              languages: z.array(z.string()).meta({ description: 'codes of ISO 639-2', example: ['eng'] }),
            })
            .meta({ id: 'Recognition', description: 'how pages were read from their pictures' })
            .nullable()
            .optional()
            .meta({ description: 'null where none was read from its picture; missing for a file that failed' }),
          version: Uuid.optional().meta({
            description: 'the version that people made of its reading; missing for what the job itself read',
          }),
          error: Fault.optional(),
        })
        .meta({ id: 'ResultFile' }),
    ),
    normalised: z.array(Transaction).meta({ description: 'the transactions of all files, in printed order' }),
    statements: z.array(Statement).meta({ description: 'one for each account, currency and printed period' }),
    continuity: z.array(Continuity).meta({
      description: 'one for each account and currency, over all files; it changes nothing in `statements`',
    }),
    nextCursor: z.string().nullable().optional().meta({
      description: 'only of a page: `cursor` of the next one, null on the last',
    }),
  })
  .meta({ id: 'Result' });
export type Result = z.infer<typeof Result>;
