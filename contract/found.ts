/** The shape of a finding: a code with its parameters. */
import { z } from 'zod';

/** Given a code and the shapes of its parameters, returns the shape of a finding. */
export function found<C extends string, P extends z.ZodRawShape>(code: C, params: P) {
  return z.strictObject({ code: z.literal(code), params: z.strictObject(params) });
}
