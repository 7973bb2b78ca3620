/** The wire shapes of what was read of a file, in short: its verdict and its statements, without their rows. */
import { z } from 'zod';
import { VerdictStatus } from './corrections.ts';
import { CalendarDate, Count, CurrencyCode, Decimal, Instant, Uuid } from './fields.ts';

const StatementSummary = z
  .strictObject({
    status: VerdictStatus.meta({ description: 'the verdict, as `reconciliation` of the statement has it' }),
    firstPage: z.int().min(1).meta({ example: 1 }),
    lastPage: z.int().min(1).meta({ example: 3 }),
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
    totalOut: Decimal.meta({ description: 'positive' }),
    transactionCount: Count,
    correctedRows: Count.meta({ description: 'rows that people changed, added or deleted' }),
  })
  .meta({ id: 'StatementSummary', description: 'a statement without its rows' });

const Check = z
  .strictObject({
    by: z.string().meta({ description: 'the name of a user, or what stands for a key', example: 'Anna Example' }),
    at: Instant,
  })
  .meta({ id: 'CheckMark', description: 'who has looked at the reading and found it right' });

const Exported = z
  .strictObject({
    by: z.string().meta({ description: 'the name of a user, or what stands for a key', example: 'Anna Example' }),
    at: Instant,
    version: Uuid.meta({
      description: 'that was current then: if it is not `version` of the reading, the file was changed since',
    }),
  })
  .meta({ id: 'ExportMark', description: 'who has exported the file last' });

export const FileReading = z
  .strictObject({
    jobId: Uuid.meta({ description: 'the conversion whose result shows it: ask for it with `file`' }),
    version: Uuid.meta({ description: 'of what was read: a correction, or else the conversion' }),
    readAt: Instant,
    status: VerdictStatus.meta({ description: 'of the worst of its statements' }),
    statements: z.array(StatementSummary).meta({ description: 'as many as the file has, in their order' }),
    checked: Check.nullable().meta({
      description: 'null: nobody has marked this version as checked; a mark on an earlier version does not count',
    }),
    exported: Exported.nullable().meta({
      description:
        'null: never. A result in a format other than JSON is an export, and so is an export of its bank account that covers all of its statements',
    }),
  })
  .meta({ id: 'FileReading', description: 'what was read of a file, in short' });

/** So many files at most are marked by one call. */
const MOST_CHECKS = 1_000;

const Checked = z.boolean().optional().meta({ description: 'false takes the mark away; true by default' });

const CheckedFile = z
  .strictObject({
    uuid: Uuid.toLowerCase(),
    version: Uuid.toLowerCase().meta({ description: 'that you have looked at: `version` of its reading' }),
  })
  .meta({ id: 'CheckedFile' });

export const CheckRequest = z
  .union(
    [
      z.strictObject({
        checked: Checked,
        files: z
          .array(CheckedFile, { error: 'must be an array of files with their versions' })
          .max(MOST_CHECKS, `must have at most ${MOST_CHECKS} files`),
      }),
      z.strictObject({
        checked: Checked,
        allVerified: z.literal(true).meta({ description: 'every file of the account whose reading is `verified`' }),
      }),
    ],
    { error: 'needs either `files` or `allVerified`' },
  )
  .meta({ id: 'CheckRequest', description: 'the files to mark: those that are named, or all that are verified' });

export const CheckAnswer = z
  .strictObject({
    changed: z.array(Uuid).meta({ description: 'the files that are marked now, or not any more' }),
    skipped: z.array(Uuid).meta({
      description:
        'files with a newer version than the one named, which nobody has looked at yet, and files that are gone; nothing was changed of them',
    }),
  })
  .meta({ id: 'CheckAnswer' });
export type CheckAnswer = z.infer<typeof CheckAnswer>;
export type FileReading = z.infer<typeof FileReading>;
