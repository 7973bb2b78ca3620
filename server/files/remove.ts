/**
 * Removes a file, for its owner or when it expires: its bytes, everything derived from them, and its place in open
 * jobs.
 */
import { recordDeed } from '../audit/record.ts';
import type { JobEvents } from '../jobs/events.ts';
import { type Settled, settleFile } from '../jobs/settle.ts';
import { fileKey } from '../storage/blob-keys.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import type { Database } from '../storage/database.ts';
import { doomBlobs } from '../storage/doomed.ts';
import { forgetVersions } from '../storage/file-versions.ts';
import { markDeleted } from '../storage/files.ts';
import { dropResult, jobsOfFile } from '../storage/jobs.ts';
import { forgetStraightened } from '../storage/straightened.ts';
import { forgetSummaries } from '../storage/summaries.ts';

export interface RemoveParts {
  readonly database: Database;
  readonly events: JobEvents;
  readonly doomed: Pick<DoomedBlobs, 'delete'>;
}

/**
 * Given a file of an account, deletes it: the rows in one transaction, with the refund of what was not converted; then the
 * bytes. If the process ends in between, a later start deletes the bytes. Does nothing if the file is deleted already.
 */
export async function removeFile(
  { database, events, doomed }: RemoveParts,
  { uuid, accountId }: { uuid: string; accountId: string },
  reason: string,
): Promise<void> {
  const end = { status: 'failed', code: 'FILE_NOT_FOUND', message: reason } as const;
  const outcome = await database.freeing(accountId, async (tx) => {
    const now = Date.now();
    if (!(await markDeleted(tx, uuid, now))) return undefined;
    await forgetStraightened(tx, uuid);
    await forgetSummaries(tx, uuid);
    const keys = [fileKey(uuid), ...(await forgetVersions(tx, uuid))];
    const ended: Settled[] = [];
    const final: string[] = [];
    const held = await jobsOfFile(tx, uuid);
    for (const { job_id: jobId } of held) {
      const settled = await settleFile(tx, { jobId, uuid }, end, now);
      ended.push(settled);
      if (settled.final) final.push(jobId);
      keys.push(...(await dropResult(tx, jobId, uuid, now)));
    }
    await doomBlobs(tx, keys, now);
    await recordDeed(tx, { accountId, action: 'file.deleted', object: uuid });
    return { keys, ended, final, jobs: held.map((row) => row.job_id) };
  });
  if (outcome === undefined) return;
  for (const settled of outcome.ended) events.settled(end, settled);
  for (const jobId of outcome.jobs) events.fileEnded(jobId, uuid);
  for (const jobId of outcome.final) events.jobFinal(jobId);
  await doomed.delete(outcome.keys);
}
