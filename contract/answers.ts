/** The wire shapes of answers to what a paper leaves open. */
import { z } from 'zod';

export const Columns = z.array(z.string()).meta({ id: 'ColumnRoles', description: 'what each column holds' });

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
