/** Jobs: status, list, delete. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type JobList, JobListQuery } from '../../contract/job.ts';
import type { Job, Jobs } from '../jobs/types.ts';
import { isFinal } from '../jobs/view.ts';
import { keyEnded } from '../keys/refusals.ts';
import type { Caller } from '../keys/types.ts';
import { requireAdmitted } from '../plugins/authentication.ts';
import type { Users } from '../users/types.ts';
import { defaultHoldMs } from './hold.ts';
import { idOf } from './path-id.ts';
import { preferredWait } from './preferences.ts';
import { jobOnWire } from './wire.ts';

/** A hold to the end of a key ends when the clock shows that it has ended. */
const AFTER_END_MS = 5;

interface JobPath {
  Params: { jobId: string };
}

/** `closing` aborts when the server stops: held requests are then answered. */
export async function jobRoutes(
  app: FastifyInstance,
  { jobs, users, closing }: { jobs: Jobs; users: Users; closing: AbortSignal },
): Promise<void> {
  app.get<JobPath>('/jobs/:jobId', async (request, reply) => {
    const { caller, rate, params, headers } = request;
    const preferred = preferredWait(headers.prefer);
    const waitMs = preferred === null ? defaultHoldMs(caller.limits.requestsPerMinute, rate) : preferred * 1_000;
    const jobId = idOf(params.jobId);
    const untilEnd = caller.endsAt === undefined ? waitMs : Math.max(0, caller.endsAt - Date.now() + AFTER_END_MS);
    const job = await jobs.waitUntilFinal(caller.accountId, jobId, Math.min(waitMs, untilEnd), () =>
      endOfHold(reply, closing),
    );
    requireValid(caller);
    await requireAdmitted(request, users);
    if (job.test) await jobs.failIfForced(caller.accountId, job);
    if (preferred !== null) reply.header('Preference-Applied', `wait=${preferred}`);
    return reply.type('application/json; charset=utf-8').send(bodyOf(job));
  });

  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/jobs', { schema: { querystring: JobListQuery } }, async ({ caller, query }): Promise<JobList> => {
      const page = await jobs.list(caller.accountId, query);
      return { jobs: page.jobs.map(jobOnWire), nextCursor: page.nextCursor };
    });

  app.delete<JobPath>('/jobs/:jobId', async ({ caller, params }, reply) => {
    await jobs.delete(caller.accountId, idOf(params.jobId));
    return reply.code(204).send();
  });
}

/** Throws AUTH_INVALID_KEY if the caller's key has ended while the request was held. */
function requireValid({ endsAt }: Caller): void {
  if (endsAt !== undefined && endsAt <= Date.now()) throw keyEnded(new Date(endsAt));
}

/** A final job is sent often and as the same object, so its body is made once. */
const finalBodies = new WeakMap<Job, string>();

function bodyOf(job: Job): string {
  const made = finalBodies.get(job);
  if (made !== undefined) return made;
  const body = JSON.stringify(jobOnWire(job));
  if (isFinal(job)) finalBodies.set(job, body);
  return body;
}

/** Returns a signal that aborts when the client disconnects or the server stops. */
function endOfHold(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  if (closing.aborted || reply.raw.destroyed) abort();
  closing.addEventListener('abort', abort);
  reply.raw.once('close', () => {
    closing.removeEventListener('abort', abort);
    // nobody waits after the answer, and an abort is expensive
    if (!reply.raw.writableFinished) abort();
  });
  return end.signal;
}
