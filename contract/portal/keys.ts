/** The wire shapes of API keys, managed by their account's users. */
import { z } from 'zod';
import { Instant, line, Uuid } from '../fields.ts';
import { KEY_SCOPES } from '../key-scope.ts';
import { SCOPE_MEANINGS } from '../scopes.ts';

const MOST_NAME = 100;
/** Active keys of an account: neither revoked nor ended. */
export const MOST_KEYS = 100;
const WHICH_SCOPE = `must be one of ${KEY_SCOPES.join(', ')}`;
const WHICH_END = 'must be a time of RFC 3339 that is to come, such as 2030-12-31T00:00:00Z';

const Scope = z.enum(KEY_SCOPES, { error: WHICH_SCOPE }).meta({
  id: 'KeyScope',
  description: KEY_SCOPES.map((scope) => `\`${scope}\`: ${SCOPE_MEANINGS[scope]}`).join('; '),
  example: 'convert',
});

const ApiKeyFields = {
  id: Uuid,
  name: z.string().meta({ example: 'book-keeping' }),
  lastFour: z.string().meta({ description: 'the last four characters of the key', example: 'x7Qa' }),
  scope: Scope,
  test: z.boolean().meta({
    description: 'whether it is a test key: it converts samples without credits, and sees only what test keys made',
    example: false,
  }),
  createdAt: Instant,
  lastUsedAt: Instant.nullable().meta({ description: 'to the minute; null where it never was' }),
  expiresAt: Instant.nullable().meta({ description: 'when it ends; null where it does not' }),
  revokedAt: Instant.nullable().meta({ description: 'null where it was not revoked' }),
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
  .strictObject({
    name: line(MOST_NAME).meta({ description: 'what it is for', example: 'book-keeping' }),
    scope: Scope.default('manage'),
    expiresAt: z.iso
      .datetime({ offset: true, error: WHICH_END })
      .nullable()
      .default(null)
      .meta({ description: 'when it ends: a time to come; null: never', example: null }),
    test: z.boolean().default(false).meta({ description: 'whether to make a test key', example: false }),
  })
  .meta({ id: 'CreateKeyRequest' });
