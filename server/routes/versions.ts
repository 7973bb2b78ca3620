/** The versions of what was read of a file. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  type Preview,
  PreviewRequest,
  type Version,
  type VersionList,
  VersionName,
  VersionRequest,
} from '../../contract/versions.ts';
import type { Answer, Idempotency } from '../idempotency/types.ts';
import type { Caller } from '../keys/types.ts';
import type * as versions from '../versions/types.ts';
import { actorName } from './actor-name.ts';
import { idempotencyKey, sendOutcome } from './idempotency.ts';
import { idOf } from './path-id.ts';

interface FilePath {
  uuid: string;
}

const wantedBy = (caller: Caller, params: unknown, basedOn: string) => {
  return { accountId: caller.accountId, uuid: idOf((params as FilePath).uuid), basedOn, by: actorName(caller) };
};

export async function versionRoutes(
  app: FastifyInstance,
  { versions, idempotency }: { versions: versions.Versions; idempotency: Idempotency },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/files/:uuid/versions', async ({ caller, params }): Promise<VersionList> => {
    const all = await versions.list(caller.accountId, idOf((params as FilePath).uuid));
    return { versions: all.map(versionOnWire) };
  });

  routes.post('/files/:uuid/versions', { schema: { body: VersionRequest } }, async (request, reply) => {
    const { caller, params, body } = request;
    const wanted = {
      ...wantedBy(caller, params, body.basedOn),
      from: body.from ?? body.basedOn,
      changes: body.changes,
    };
    const key = idempotencyKey(request);
    if (key === undefined)
      return sendOutcome(reply, { answer: answerOf(await versions.make(wanted)), replayed: false });
    const { accountId, uuid } = wanted;
    const bodySha256 = createHash('sha256')
      .update(JSON.stringify([uuid, body]))
      .digest('hex');
    const call = { accountId, key, operation: 'makeVersion', bodySha256 } as const;
    const outcome = await idempotency.once(call, async (keep) =>
      answerOf(await versions.make(wanted, (tx, made) => keep(tx, answerOf(made)))),
    );
    return sendOutcome(reply, outcome);
  });

  routes.patch(
    '/files/:uuid/versions/:version',
    { schema: { body: VersionName } },
    async ({ caller: { accountId }, params, body: { name } }): Promise<Version> => {
      const { uuid, version } = params as FilePath & { version: string };
      return versionOnWire(await versions.rename({ accountId, uuid: idOf(uuid), id: idOf(version), name }));
    },
  );

  routes.post(
    '/files/:uuid/versions/preview',
    { schema: { body: PreviewRequest } },
    async ({ caller, params, body }): Promise<Preview> => {
      const { basedOn, changes } = body;
      const statements = await versions.preview({ ...wantedBy(caller, params, basedOn), changes });
      // the shape of a result, which its tests check
      return { statements: statements as z.infer<typeof Preview>['statements'] };
    },
  );
}

const answerOf = (made: versions.Version): Answer => ({ status: 201, headers: {}, body: versionOnWire(made) });

const versionOnWire = ({ createdAt, statuses, ...version }: versions.Version): Version => ({
  ...version,
  createdAt: createdAt.toISOString(),
  statuses: statuses === null ? null : [...statuses],
});
