/** The wire shape of an account: what it may do, and what it did. */
import { z } from 'zod';
import { Count } from './fields.ts';
import { Name } from './portal/session.ts';

export const Account = z
  .strictObject({
    name: z.string().meta({ description: 'as people see it, such as in an invitation', example: 'Example Books Ltd' }),
    credits: z.int().meta({ description: 'the balance: one credit is one page', example: 999_712 }),
    creditsLow: Count.meta({
      description: 'the balance below which the credits are low, of the account or of the service; 0: never',
      example: 100,
    }),
    limits: z
      .strictObject({
        requestsPerMinute: Count.meta({ description: 'of each key', example: 60 }),
        accountRequestsPerMinute: Count.meta({ description: 'of all keys of the account together', example: 600 }),
        maxFileBytes: Count.meta({
          description: 'of one PDF, or of pictures that become one file',
          example: 26_214_400,
        }),
        retentionDays: z.number().meta({ description: 'how long files and results are kept', example: 30 }),
      })
      .meta({ id: 'Limits' }),
    usage: z
      .strictObject({
        files: Count.meta({ description: 'uploaded and not yet expired', example: 4 }),
        jobs: Count.meta({ description: 'not deleted', example: 7 }),
        creditsSpent: Count.meta({ description: 'debited since the account was made, less refunds', example: 288 }),
      })
      .meta({ id: 'Usage' }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

const MOST_CREDITS = 1_000_000_000_000;

export const AccountRequest = z
  .strictObject({
    name: Name.optional().meta({
      description: 'as people see it, such as in an invitation',
      example: 'Example Books Ltd',
    }),
    creditsLow: z.int('must be a whole number').min(0).max(MOST_CREDITS).nullable().optional().meta({
      description: "the balance below which the credits are low; 0: never; null: the service's own",
      example: 250,
    }),
  })
  .meta({ id: 'AccountRequest', description: 'what is left out stays' });
