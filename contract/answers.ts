/** The wire shapes of answers to what a paper leaves open. */
import { z } from 'zod';

export const Columns = z.array(z.string()).meta({ id: 'ColumnRoles', description: 'what each column holds' });

const HOLDS = ['debit', 'credit', 'amount', 'balance', 'date', 'value_date', 'other'] as const;

export const SaidColumn = z
  .strictObject({
    page: z.int().min(1).meta({ description: 'of the file, from 1', example: 1 }),
    x: z.number().min(0).meta({ description: 'points, from the left of the upright page', example: 420 }),
    y: z.number().min(0).meta({ description: 'points, from its top: a row of the table', example: 210 }),
    holds: z.enum(HOLDS, { error: `must be one of ${HOLDS.join(', ')}` }).meta({
      description: '`debit` is money out; `date` that of booking; `other` nothing that is booked',
      example: 'debit',
    }),
  })
  .meta({ id: 'SaidColumn', description: 'a column, by a point in it, and what it holds' });

const PLACES = ['column', 'stacked', 'before', 'behind', 'text'] as const;

export const BookingDay = z.union([
  z.strictObject({ place: z.enum(PLACES), heading: z.null() }),
  z.strictObject({
    place: z.literal('headed'),
    heading: z.string().meta({ description: 'as printed', example: 'Value date' }),
  }),
]);

/** The same as somebody says it. */
export const SaidDay = z.strictObject({
  place: z.enum([...PLACES, 'headed']),
  heading: z.string().nullable().meta({ description: 'as printed, of one that is `headed`; else null' }),
});

export const Sides = z.strictObject({
  signs: z.enum(['holder', 'bank']).meta({ description: 'for whom a plus is money in' }),
  balances: z.enum(['held', 'owed']).meta({ description: 'what a balance without a sign is' }),
});
