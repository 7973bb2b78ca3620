/** Ends a file that was taken, and keeps what was read of it: as a reading of its job, or as a version of the one there is. */
import { recordDeed } from '../audit/record.ts';
import { insertVersion } from '../storage/file-versions.ts';
import type { Tx } from '../storage/schema.ts';
import type { TakenFile, TakenReread } from '../storage/takes.ts';
import { keepReading, type SummaryVault } from '../summaries/summaries.ts';
import { changedMeanwhile, knownVersions, timeBehind, viewVersions } from '../versions/known.ts';
import { type FileOutcome, type Settled, settleFile } from './settle.ts';

type Read = Extract<FileOutcome, { status: 'completed' }>;

export interface Ended {
  /** what became of the file: what was read again may have come too late */
  readonly outcome: FileOutcome;
  readonly settled: Settled;
  /** blobs that hold what was read and that no row names */
  readonly unused: string[];
}

/** Given a taken file and its outcome, ends it, and makes what was read of it the file's current reading. */
export async function endTaken(tx: Tx, vault: SummaryVault, taken: TakenFile, outcome: FileOutcome): Promise<Ended> {
  const now = Date.now();
  if (outcome.status !== 'completed')
    return { outcome, settled: await settleFile(tx, taken, outcome, now), unused: [] };
  return taken.reread === null
    ? endRead(tx, vault, { taken, outcome, now })
    : endReread(tx, vault, { taken, outcome, now }, taken.reread);
}

interface Ending {
  readonly taken: TakenFile;
  readonly outcome: Read;
  readonly now: number;
}

async function endRead(tx: Tx, vault: SummaryVault, { taken, outcome, now }: Ending): Promise<Ended> {
  const settled = await settleFile(tx, taken, outcome, now);
  if (!settled.ended) return { outcome, settled, unused: [outcome.extractionKey] };
  const { accountId, uuid, jobId } = taken;
  await keepReading(tx, vault, { accountId, uuid, jobId, reading: jobId, statements: outcome.summaries, now });
  return { outcome, settled, unused: [] };
}

/**
 * What was read again becomes a version, which every job of the file shows: unless somebody made another one meanwhile,
 * which it would hide unseen.
 */
async function endReread(
  tx: Tx,
  vault: SummaryVault,
  { taken, outcome, now }: Ending,
  reread: TakenReread,
): Promise<Ended> {
  const { accountId, uuid, hints } = taken;
  const there = await knownVersions(tx, uuid);
  const unused = [outcome.extractionKey, reread.key];
  const [shown] = there.converted;
  // without a job that shows it, this one was cancelled
  if (shown === undefined || viewVersions(there)[0]?.id !== reread.basedOn) {
    const { code, message } = changedMeanwhile();
    const late: FileOutcome = { status: 'failed', code, message };
    return { outcome: late, settled: await settleFile(tx, taken, late, now), unused };
  }
  const settled = await settleFile(tx, taken, outcome, now);
  if (!settled.ended) return { outcome, settled, unused };
  const { version: id, basedOn, by } = reread;
  const madeAt = timeBehind(there, now);
  const statuses = JSON.stringify(outcome.summaries.map(({ status }) => status));
  await insertVersion(tx, {
    ...{ id, file_uuid: uuid, account_id: accountId, kind: 'reread', based_on: basedOn, made_by: by, rows: 0, hints },
    ...{ restored_from: null, name: null, created_at: madeAt, statuses },
  });
  const read = { accountId, uuid, jobId: shown.jobId, reading: id, statements: outcome.summaries, now: madeAt };
  await keepReading(tx, vault, read);
  const deed = { accountId, action: 'result.reread', object: uuid, details: { version: id, basedOn } } as const;
  await recordDeed(tx, deed, reread.actor);
  return { outcome, settled, unused: [] };
}
