/** The marks of readings that people have checked. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type CheckAnswer, CheckRequest } from '../../contract/readings.ts';
import type { Checks } from '../summaries/checks.ts';
import { actorName } from './actor-name.ts';

export async function checkRoutes(app: FastifyInstance, { checks }: { checks: Checks }): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post('/checks', { schema: { body: CheckRequest } }, async ({ caller, body }): Promise<CheckAnswer> => {
    const { checked = true } = body;
    const files = 'files' in body ? body.files : undefined;
    const marked = await checks.mark({ accountId: caller.accountId, by: actorName(caller), checked, files });
    return { changed: [...marked.changed], skipped: [...marked.skipped] };
  });
}
