/** The wire shapes of API keys, managed by their account's users. */
import { z } from 'zod';
import { Instant, line, Uuid } from '../fields.ts';

const MOST_NAME = 100;

const ApiKeyFields = {
  id: Uuid,
  name: z.string().meta({ example: 'book-keeping' }),
  lastFour: z.string().meta({ description: 'the last four characters of the key', example: 'x7Qa' }),
  createdAt: Instant,
  lastUsedAt: Instant.nullable().meta({ description: 'to the minute; null where it never was' }),
  revokedAt: Instant.nullable().meta({ description: 'null while it works' }),
};

export const ApiKey = z.strictObject(ApiKeyFields).meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const CreatedKey = z
  .strictObject({
    ...ApiKeyFields,
    key: z.string().meta({ description: 'the key itself, told this once', example: '<API_KEY>' }),
  })
  .meta({ id: 'CreatedKey' });
export type CreatedKey = z.infer<typeof CreatedKey>;

export const KeyList = z
  .strictObject({ keys: z.array(ApiKey).meta({ description: 'newest first' }) })
  .meta({ id: 'KeyList' });
export type KeyList = z.infer<typeof KeyList>;

export const CreateKeyRequest = z
  .object({
    name: line(MOST_NAME).meta({ description: 'what it is for', example: 'book-keeping' }),
  })
  .meta({ id: 'CreateKeyRequest' });
