/** The wire shapes of what people changed of a result. */
import { z } from 'zod';
import { CalendarDate, Count, Decimal } from './fields.ts';

export const VerdictStatus = z.enum(['verified', 'mismatch', 'unverifiable']);

/** Who corrected something. */
const EDITOR = {
  by: z.string().meta({ description: 'the name of a user or of a key', example: 'Anna Example' }),
  at: z.iso.datetime().meta({ description: 'RFC 3339', example: '2026-11-29T12:00:00.000Z' }),
};

const RowAsRead = z
  .strictObject({
    date: CalendarDate,
    description: z.string(),
    amount: Decimal,
    balance: Decimal.nullable(),
    valueDate: CalendarDate.nullable(),
    transactionDate: CalendarDate.nullable(),
    reference: z.string().nullable(),
    type: z.string().nullable(),
  })
  .meta({ id: 'RowAsRead', description: 'a row before anybody changed it' });

export const EditedRow = z
  .strictObject({ ...EDITOR, read: RowAsRead.nullable().meta({ description: 'null for a row that was added' }) })
  .meta({ id: 'EditedRow', description: 'who changed the row, when, and what was read of it' });

export const Corrections = z
  .strictObject({
    rows: Count.meta({ description: 'rows that were changed or added' }),
    removed: z.array(z.strictObject({ ...EDITOR, before: Count, read: RowAsRead })).meta({
      description: 'rows that were deleted; `before`: index into `normalised` of the row that each stood above',
    }),
    read: z
      .strictObject({
        openingBalance: Decimal.nullable(),
        closingBalance: Decimal.nullable(),
        status: VerdictStatus,
      })
      .meta({ description: 'of the statement, before anybody changed it' }),
  })
  .meta({ id: 'Corrections', description: 'what people changed of a statement' });
