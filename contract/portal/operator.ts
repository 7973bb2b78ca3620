/** The wire shapes of what an operator sees and sets for accounts. */
import { z } from 'zod';
import { Count, Instant, line, Uuid } from '../fields.ts';
import { pageQuery, searchText } from '../paging.ts';

const OwnLimits = z
  .strictObject({
    requestsPerMinute: Count.nullable().meta({ description: "of each key; null: the service's own", example: 120 }),
    accountRequestsPerMinute: Count.nullable().meta({
      description: "of all keys together; null: the service's own, or ten times those of one key",
      example: null,
    }),
    maxFileBytes: Count.nullable().meta({ description: "of one PDF; null: the service's own", example: null }),
    retentionDays: z
      .number()
      .positive()
      .nullable()
      .meta({ description: "how long files are kept; null: the service's own", example: null }),
  })
  .meta({ id: 'OwnLimits', description: 'the limits that were set for one account' });

export const OperatedAccount = z
  .strictObject({
    id: Uuid,
    name: z.string().meta({ example: 'Example Books Ltd' }),
    createdAt: Instant,
    credits: z.int().meta({ example: 999_712 }),
    users: z
      .array(z.string())
      .meta({ description: 'addresses of those who sign in to it', example: ['anna@example.com'] }),
    ownLimits: OwnLimits,
  })
  .meta({ id: 'OperatedAccount' });
export type OperatedAccount = z.infer<typeof OperatedAccount>;

export const OperatedAccounts = z
  .strictObject({
    accounts: z.array(OperatedAccount).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'OperatedAccounts' });
export type OperatedAccounts = z.infer<typeof OperatedAccounts>;

export const OperatedAccountsQuery = pageQuery('accounts').extend({
  search: searchText('accounts whose name holds this, or the address of a user of theirs, whatever its case'),
});

const MOST_REQUESTS = 1_000_000;
const MOST_TOGETHER = 100_000_000;
const MEBIBYTE = 1024 * 1024;
const MOST_FILE_BYTES = 2_000 * MEBIBYTE;
const MOST_DAYS = 3_650;

export const LimitsRequest = z
  .strictObject({
    requestsPerMinute: z.int().min(1).max(MOST_REQUESTS).nullable().optional(),
    accountRequestsPerMinute: z.int().min(1).max(MOST_TOGETHER).nullable().optional(),
    maxFileBytes: z.int().min(MEBIBYTE).max(MOST_FILE_BYTES).nullable().optional(),
    retentionDays: z.number().positive().max(MOST_DAYS).nullable().optional(),
  })
  .meta({ id: 'LimitsRequest', description: 'what is left out stays; null gives back to the limits of the service' });

const MOST_REASON = 200;
const MOST_CREDITS = 1_000_000_000;

export const CreditsRequest = z
  .strictObject({
    credits: z
      .int('must be a whole number')
      .min(-MOST_CREDITS)
      .max(MOST_CREDITS)
      .refine((credits) => credits !== 0, 'must not be 0')
      .meta({ description: 'to add; < 0 takes away', example: 5_000, not: { const: 0 } }),
    reason: line(MOST_REASON).meta({ description: 'stands in the ledger', example: 'invoice 2025-118' }),
  })
  .meta({ id: 'CreditsRequest' });
