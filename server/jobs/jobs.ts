/** The use cases of conversion jobs: accept, get, wait, list, cancel or delete, fetch the result. */
import { ApiError } from '../../contract/errors.ts';
import { recordDeed } from '../audit/record.ts';
import { decodeCursor, pageOf } from '../cursor.ts';
import { toApiError } from '../faults.ts';
import { failIfForced } from '../samples/forced.ts';
import { sampleHashes } from '../samples/samples.ts';
import { findJob, type JobWithFiles, listJobs } from '../storage/jobs.ts';
import { readingsOfJobs } from '../summaries/readings.ts';
import type { SummaryVault } from '../summaries/summaries.ts';
import { type AcceptBounds, acceptJob } from './accept.ts';
import type { JobEvents } from './events.ts';
import { FinalJobs } from './final-jobs.ts';
import type { Progress } from './progress.ts';
import { QueueRoom } from './queue-room.ts';
import { CANCELLED, cancelOpen, type Removed, removeFinal } from './remove.ts';
import { jobNotFound } from './result-refusals.ts';
import { Results, type ResultsParts } from './results.ts';
import type { Job, Jobs } from './types.ts';
import { isFinal, readFilesOf, viewJob } from './view.ts';
import { waitUntilFinal } from './wait.ts';

export interface JobsParts extends ResultsParts, Omit<AcceptBounds, 'account' | 'room'> {
  readonly events: JobEvents;
  readonly progress: Progress;
  readonly summaryVault: SummaryVault;
}

/** Given its parts, returns the use cases of jobs. */
export function createJobs(parts: JobsParts): Jobs {
  const { database, doomed, events, progress } = parts;
  const results = new Results(parts);
  const finalJobs = new FinalJobs();
  const room = new QueueRoom();
  // a deleted file also removes its name and the job's result
  events.onFileEnded(() => finalJobs.forget());
  // another job, which is final, may hold a debit that was refunded
  events.onFinalJobsChanged(() => finalJobs.forget());

  async function view(accountId: string, found: readonly JobWithFiles[]): Promise<Job[]> {
    const readings = await readingsOfJobs(database.reads, parts.summaryVault, accountId, readFilesOf(found));
    return found.map((one) => viewJob(one, progress, readings));
  }

  async function get(accountId: string, jobId: string): Promise<Job> {
    const known = finalJobs.get(accountId, jobId);
    if (known !== undefined) return known;
    const keep = finalJobs.reading(accountId);
    const found = await findJob(database.reads, accountId, jobId);
    if (found === undefined) throw jobNotFound();
    const [job] = await view(accountId, [found]);
    if (job === undefined) throw jobNotFound();
    keep(job);
    return job;
  }

  const cancelOrDelete = (accountId: string, jobId: string): Promise<Removed> =>
    database.freeing(accountId, async (tx) => {
      const found = await findJob(tx, accountId, jobId);
      if (found === undefined) throw jobNotFound();
      const now = Date.now();
      const removed = await (isFinal(found.job) ? removeFinal(tx, found, now) : cancelOpen(tx, found, now));
      const action = isFinal(found.job) ? 'job.deleted' : 'conversion.cancelled';
      await recordDeed(tx, { accountId, action, object: jobId });
      return removed;
    });

  return {
    async accept(request, within) {
      try {
        const samples = request.test ? await sampleHashes() : undefined;
        const accepted = await database.ofAccount(request.accountId, async (tx, account) => {
          const job = await acceptJob(tx, request, { ...parts, samples, account, room });
          if (job instanceof ApiError) return job;
          await within?.(tx, job);
          const { jobId, accepted: files, format, credits } = job;
          const { basedOn } = request.reread ?? {};
          const details = { files: [...files], format, credits, ...(basedOn && { basedOn }) };
          await recordDeed(tx, { accountId: request.accountId, action: 'conversion.started', object: jobId, details });
          return job;
        });
        // returned, not thrown, so that a forced failure was counted
        if (accepted instanceof ApiError) throw accepted;
        events.debited(accepted.credits);
        events.queued();
        return accepted;
      } catch (error) {
        throw toApiError(error, 'CONVERT_FAILED');
      }
    },

    get,

    async waitUntilFinal(accountId, jobId, waitMs, endOf) {
      const known = finalJobs.get(accountId, jobId);
      if (known !== undefined || waitMs <= 0) return known ?? get(accountId, jobId);
      return waitUntilFinal(events, { jobId, look: () => get(accountId, jobId), waitMs, endOf });
    },

    failIfForced: (accountId, { jobId, test, files }) =>
      failIfForced(
        database.queries,
        'status',
        ...files.map(({ uuid, filename }) => ({ filename, test, accountId, subject: `${jobId} ${uuid}` })),
      ),

    async list(accountId, { limit, cursor, status, search, metadata }) {
      // One more than asked for shows if there is a next page.
      const found = await listJobs(database.reads, accountId, {
        limit: limit + 1,
        ...(cursor !== undefined && { after: decodeCursor(cursor) }),
        ...(status && { status }),
        ...(search && { search }),
        ...(metadata && { metadata }),
      });
      const { page, nextCursor } = pageOf(found, limit, ({ job }) => ({ createdAt: job.created_at, id: job.id }));
      return { jobs: await view(accountId, page), nextCursor };
    },

    async delete(accountId, jobId) {
      const { ended, blobs } = await cancelOrDelete(accountId, jobId).catch((error: unknown) => {
        throw toApiError(error, 'INTERNAL_ERROR');
      });
      events.finalJobsChanged();
      for (const { jobId: id, uuid, settled } of ended) {
        events.settled(CANCELLED, settled);
        events.fileEnded(id, uuid);
      }
      for (const id of new Set(ended.map((one) => one.jobId))) events.jobFinal(id);
      await doomed.delete(blobs);
    },

    result: (accountId, jobId, wanted) => results.open(accountId, jobId, wanted),
  };
}
