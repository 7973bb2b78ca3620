/** API keys, managed by the users of their account: a key itself cannot make or revoke keys. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError } from '../../contract/errors.ts';
import { type ApiKey, type CreatedKey, CreateKeyRequest, type KeyList } from '../../contract/portal/keys.ts';
import type * as keys from '../keys/types.ts';
import { idOf } from './path-id.ts';

export async function keyRoutes(app: FastifyInstance, { keys }: { keys: keys.ApiKeys }): Promise<void> {
  const config = { access: 'user' } as const;

  app.get('/keys', { config }, async ({ caller }): Promise<KeyList> => {
    const oldestFirst = await keys.list(caller.accountId);
    return { keys: oldestFirst.toReversed().map(keyOnWire) };
  });

  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/keys', { config, schema: { body: CreateKeyRequest } }, async ({ caller, body }, reply) => {
      const { name, scope, expiresAt, test } = body;
      const { apiKey, key } = await keys.create({
        accountId: caller.accountId,
        name,
        scope,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        test,
      });
      // shown only once, and no cache may keep it
      reply.code(201).header('Cache-Control', 'no-store');
      return { ...keyOnWire(apiKey), key } satisfies CreatedKey;
    });

  app.delete<{ Params: { keyId: string } }>('/keys/:keyId', { config }, async ({ caller, params }, reply) => {
    if (!(await keys.revoke(idOf(params.keyId), caller.accountId))) {
      throw new ApiError('NOT_FOUND', 'There is no such key in this account.');
    }
    return reply.code(204).send();
  });
}

function keyOnWire(key: keys.ApiKey): ApiKey {
  return {
    id: key.id,
    name: key.name,
    lastFour: key.lastFour,
    scope: key.scope,
    test: key.test,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
