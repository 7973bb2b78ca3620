/** The wire shape of an uploaded file, and of the password that opens one. */
import { z } from 'zod';
import { Instant, Uuid } from './fields.ts';

export const File = z
  .strictObject({
    uuid: Uuid,
    pages: z.int().min(0).meta({ description: '0 while a password is required' }),
    filename: z.string().meta({ example: 'statement.pdf' }),
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    passwordRequired: z.boolean(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'File' });
export type File = z.infer<typeof File>;

/** A PDF holds at most 127 bytes of password; longer ones are cut by readers, so some room is left. */
const MAX_PASSWORD = 1_024;

export const PasswordRequest = z
  .object({ password: z.string().min(1).max(MAX_PASSWORD) })
  .meta({ id: 'PasswordRequest' });
