/** Cancels and deletes jobs, in the transaction of the call. */
import { doomBlobs } from '../storage/doomed.ts';
import { blobsOfJob, deleteJob, type JobWithFiles, leftRereads } from '../storage/jobs.ts';
import type { Tx } from '../storage/schema.ts';
import { forgetReadingsOf } from '../summaries/summaries.ts';
import { type Settled, settleFile } from './settle.ts';
import { isFinal } from './view.ts';

interface EndedFile {
  readonly jobId: string;
  readonly uuid: string;
  readonly settled: Settled;
}

/** What is to be done after the transaction. */
export interface Removed {
  /** files that were cancelled */
  readonly ended: readonly EndedFile[];
  /** keys of blobs that no row names any more */
  readonly blobs: string[];
}

export const CANCELLED = { status: 'cancelled' } as const;

/** Ends the open files of a job. */
export async function cancelOpen(tx: Tx, { job, files }: JobWithFiles, now: number): Promise<Removed> {
  const ended: EndedFile[] = [];
  for (const { uuid } of files) {
    const settled = await settleFile(tx, { jobId: job.id, uuid }, CANCELLED, now);
    if (settled.ended) ended.push({ jobId: job.id, uuid, settled });
  }
  return { ended, blobs: [] };
}

/** Deletes a final job, and those that read a file of it again which has no other: nothing would show what they read. */
export async function removeFinal(tx: Tx, { job, files }: JobWithFiles, now: number): Promise<Removed> {
  const uuids = files.map(({ uuid }) => uuid);
  const blobs = await blobsOfJob(tx, job.id);
  await doomBlobs(tx, blobs, now);
  await deleteJob(tx, job.id);
  await forgetReadingsOf(tx, job.id, uuids);
  const left: Removed[] = [];
  for (const reread of await leftRereads(tx, uuids)) {
    left.push(await (isFinal(reread.job) ? removeFinal(tx, reread, now) : cancelOpen(tx, reread, now)));
  }
  return {
    ended: left.flatMap(({ ended }) => ended),
    blobs: [...blobs, ...left.flatMap((one) => one.blobs)],
  };
}
