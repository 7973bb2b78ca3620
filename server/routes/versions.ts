/** The versions of what was read of a file. */
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
import type { Caller } from '../keys/types.ts';
import type * as versions from '../versions/types.ts';
import { actorName } from './actor-name.ts';
import { idOf } from './path-id.ts';

interface FilePath {
  uuid: string;
}

const wantedBy = (caller: Caller, params: unknown, basedOn: string) => {
  return { accountId: caller.accountId, uuid: idOf((params as FilePath).uuid), basedOn, by: actorName(caller) };
};

export async function versionRoutes(
  app: FastifyInstance,
  { versions }: { versions: versions.Versions },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/files/:uuid/versions', async ({ caller, params }): Promise<VersionList> => {
    const all = await versions.list(caller.accountId, idOf((params as FilePath).uuid));
    return { versions: all.map(versionOnWire) };
  });

  routes.post(
    '/files/:uuid/versions',
    { schema: { body: VersionRequest } },
    async ({ caller, params, body }, reply) => {
      const from = body.from ?? body.basedOn;
      const made = await versions.make({ ...wantedBy(caller, params, body.basedOn), from, changes: body.changes });
      reply.code(201);
      return versionOnWire(made);
    },
  );

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

const versionOnWire = ({ createdAt, statuses, ...version }: versions.Version): Version => ({
  ...version,
  createdAt: createdAt.toISOString(),
  statuses: statuses === null ? null : [...statuses],
});
