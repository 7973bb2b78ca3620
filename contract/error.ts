/** The one shape of every error response. */
import { z } from 'zod';
import { Code } from './fields.ts';

export const ErrorBody = z
  .strictObject({
    error: z.strictObject({
      code: Code.meta({ description: 'stable; what a program decides on' }),
      message: z.string().meta({ description: 'what was found, where, and what to do about it' }),
      requestId: z.string().meta({ description: 'also in the header X-Request-Id' }),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
