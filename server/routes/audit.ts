/** The audit log of an account; an operator sees that of any. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type AuditList, AuditQuery } from '../../contract/audit.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Audit, NamedEntry } from '../audit/types.ts';
import type { Caller } from '../keys/types.ts';

const DAY_MS = 86_400_000;

export async function auditRoutes(app: FastifyInstance, { audit }: { audit: Audit }): Promise<void> {
  const config = { operators: true };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/audit', { config, schema: { querystring: AuditQuery } }, async ({ caller, query }): Promise<AuditList> => {
      const { account, from, to, allNames = false, ...filters } = query;
      const days = {
        ...(from !== undefined && { since: Date.parse(from) }),
        ...(to !== undefined && { until: Date.parse(to) + DAY_MS }),
      };
      const of = accountOf(caller, account);
      // an operator sees what was done in another account, and not what its files and clients are called
      const objects = of === caller.accountId;
      const { entries, nextCursor } = await audit.list(of, { ...filters, ...days, objects });
      return {
        entries: entries.map(({ accountId: _account, time, about, ...entry }) => ({
          ...entry,
          time: time.toISOString(),
          about: about && aboutOnWire(about, allNames),
        })),
        nextCursor,
      };
    });
}

const aboutOnWire = ({ names, ...about }: NonNullable<NamedEntry['about']>, allNames: boolean) => ({
  ...about,
  ...(allNames && { names: [...names] }),
});

/** Throws FORBIDDEN if the caller may not see the log of the account. */
function accountOf({ accountId, user }: Caller, wanted: string | undefined): string {
  const named = wanted?.toLowerCase() ?? accountId;
  if (named === accountId || user?.operator) return named;
  throw new ApiError('FORBIDDEN', 'Only an operator of the service may see the log of another account.');
}
