/** Jobs: status, list, delete. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type JobList, JobListQuery } from '../../contract/job.ts';
import type { Jobs } from '../jobs/types.ts';
import { idOf } from './path-id.ts';
import { preferredWait } from './preferences.ts';
import { jobOnWire } from './wire.ts';

/** Seconds a status request is held: thirty a minute from a loop without pauses, half of what a key may make. */
const DEFAULT_WAIT = 2;

interface JobPath {
  Params: { jobId: string };
}

/** `closing` aborts when the server stops: held requests are answered then. */
export async function jobRoutes(
  app: FastifyInstance,
  { jobs, closing }: { jobs: Jobs; closing: AbortSignal },
): Promise<void> {
  app.get<JobPath>('/jobs/:jobId', async ({ caller, params, headers }, reply) => {
    const preferred = preferredWait(headers.prefer);
    const waitMs = (preferred ?? DEFAULT_WAIT) * 1_000;
    const job =
      waitMs === 0
        ? await jobs.get(caller.accountId, idOf(params.jobId))
        : await jobs.waitUntilFinal(caller.accountId, idOf(params.jobId), waitMs, endOfHold(reply, closing));
    if (preferred !== null) reply.header('Preference-Applied', `wait=${preferred}`);
    return jobOnWire(job);
  });

  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/jobs', { schema: { querystring: JobListQuery } }, async ({ caller, query }): Promise<JobList> => {
      const { limit, cursor } = query;
      const page = await jobs.list(caller.accountId, { limit, ...(cursor !== undefined && { cursor }) });
      return { jobs: page.jobs.map(jobOnWire), nextCursor: page.nextCursor };
    });

  app.delete<JobPath>('/jobs/:jobId', async ({ caller, params }, reply) => {
    await jobs.delete(caller.accountId, idOf(params.jobId));
    return reply.code(204).send();
  });
}

/** A signal that aborts when the client goes away or the server stops. */
function endOfHold(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  if (closing.aborted) abort();
  closing.addEventListener('abort', abort);
  reply.raw.once('close', () => {
    closing.removeEventListener('abort', abort);
    // nobody waits any more after an answer, and an abort is dear
    if (!reply.raw.writableFinished) abort();
  });
  return end.signal;
}
