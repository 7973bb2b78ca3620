/** The one shape of every error response. */
import { z } from 'zod';
import { Code, Uuid } from './fields.ts';

export const ErrorBody = z
  .strictObject({
    error: z.strictObject({
      code: Code,
      message: z.string().meta({
        description: 'what was found, where, and what to do about it',
        example: 'There is no such file.',
      }),
      requestId: Uuid.meta({ description: 'also in the header X-Request-Id' }),
      details: z.record(z.string(), z.unknown()).optional().meta({ description: 'by code' }),
    }),
  })
  .meta({ id: 'Error', description: 'the one shape of every error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
