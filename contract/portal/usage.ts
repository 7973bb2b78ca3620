/** The wire shapes of what an account spent: its ledger, and its days. */
import { z } from 'zod';
import { CalendarDate, Count, Instant, Uuid } from '../fields.ts';
import { pageQuery, wholeNumber } from '../paging.ts';

const LedgerEntry = z
  .strictObject({
    id: Uuid,
    kind: z.enum(['grant', 'debit', 'refund']).meta({ id: 'LedgerKind', example: 'debit' }),
    credits: z.int().meta({ description: 'added to the balance; a debit is < 0', example: -3 }),
    reason: z.string().meta({ description: 'for people', example: 'conversion of 3 pages' }),
    filename: z
      .string()
      .nullable()
      .meta({ description: 'of the file that it was for; null once that is gone', example: 'november.pdf' }),
    jobId: Uuid.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'LedgerEntry' });

export const Ledger = z
  .strictObject({
    entries: z.array(LedgerEntry).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof Ledger>;

export const LedgerQuery = pageQuery('entries');

/** A quarter, which a chart can show well. */
const MOST_DAYS = 92;
const USUAL_DAYS = 30;
const WHICH_DAYS = `must be a whole number from 1 to ${MOST_DAYS}`;

export const UsageDays = z
  .strictObject({
    days: z
      .array(
        z
          .strictObject({
            date: CalendarDate,
            pages: Count.meta({ description: 'converted, and paid for', example: 41 }),
            requests: Count.meta({ description: 'by all keys and users of the account', example: 120 }),
          })
          .meta({ id: 'UsageDay' }),
      )
      .meta({ description: 'every day up to today, in UTC, oldest first' }),
  })
  .meta({ id: 'UsageDays' });
export type UsageDays = z.infer<typeof UsageDays>;

export const UsageQuery = z.strictObject({
  days: z
    .preprocess(wholeNumber, z.int(WHICH_DAYS).min(1, WHICH_DAYS).max(MOST_DAYS, WHICH_DAYS))
    .default(USUAL_DAYS)
    .meta({ description: 'how many', default: USUAL_DAYS, example: USUAL_DAYS }),
});
