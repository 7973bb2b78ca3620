/** Deletes what named blobs that a backup does not have: their owners deleted them while it ran. */
import { removeFile } from '../files/remove.ts';
import { JobEvents } from '../jobs/events.ts';
import { settleFile } from '../jobs/settle.ts';
import { fileKey } from '../storage/blob-keys.ts';
import { databaseWithin } from '../storage/database-within.ts';
import { findFileRow } from '../storage/files.ts';
import { deleteJob, jobOfExtraction } from '../storage/jobs.ts';
import { filesOfJob } from '../storage/queue.ts';
import { forgetResult } from '../storage/results.ts';
import type { Tx } from '../storage/schema.ts';
import { forgetReadingsOf } from '../summaries/summaries.ts';

const REASON = 'The file was deleted before it was converted.';

/** Files go as their owners delete them, with the refund of what was not converted; then jobs, then renderings. */
export async function deleteNaming(tx: Tx, keys: readonly string[]): Promise<void> {
  const database = databaseWithin(tx);
  const parts = { database, events: new JobEvents(), doomed: { delete: async () => {} } };
  for (const key of keys.filter((each) => each.startsWith('files/'))) {
    const uuid = key.slice('files/'.length, -'.pdf'.length);
    const row = await findFileRow(tx, uuid);
    if (row === undefined || key !== fileKey(uuid)) continue;
    await removeFile(parts, { uuid, accountId: row.account_id }, REASON);
  }
  for (const key of keys) {
    const jobId = await jobOfExtraction(tx, key);
    if (jobId !== undefined) await deleteWhole(tx, jobId);
    await forgetResult(tx, key);
  }
}

/** A job whose extraction is gone was deleted; what of it was not converted yet had been cancelled before. */
async function deleteWhole(tx: Tx, jobId: string): Promise<void> {
  const files = await filesOfJob(tx, jobId);
  for (const { uuid, status } of files) {
    if (status !== 'queued' && status !== 'processing') continue;
    await settleFile(tx, { jobId, uuid }, { status: 'cancelled' }, Date.now());
  }
  await deleteJob(tx, jobId);
  await forgetReadingsOf(
    tx,
    jobId,
    files.map(({ uuid }) => uuid),
  );
}
