/**
 * Queries of the queue: a job's files are taken with a lease, fairly by account, and only the holder of the lease ends
 * them.
 */
import { sql } from 'kysely';
import { clock, lockingFree } from './by-database.ts';
import type { JobFilesTable, Queries, Tx } from './schema.ts';

/**
 * Identifies one take of one file. Whoever ends the file must name the take, so that a worker that was thought dead
 * changes nothing.
 */
export interface Lease {
  readonly jobId: string;
  readonly uuid: string;
  readonly worker: string;
  readonly attempt: number;
}

const OPEN = ['queued', 'processing'] as const;

/** Extends the lease on a file, and notes its progress. False if the lease is lost. */
export async function renewLease(db: Queries, lease: Lease, leaseMs: number, pagesDone: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_files')
    .set({ lease_until: clock(leaseMs), pages_done: pagesDone })
    .where('job_id', '=', lease.jobId)
    .where('uuid', '=', lease.uuid)
    .where('status', '=', 'processing')
    .where('lease_worker', '=', lease.worker)
    .where('attempt', '=', lease.attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives a file back to the queue, counted as a try that its worker did not survive, or as an interruption by the end of
 * its server, or as neither. False if the lease is lost.
 */
export async function giveBack(
  db: Queries,
  lease: Lease,
  counts: 'try' | 'interruption' | 'nothing',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_files')
    .set({ status: 'queued', lease_worker: null, lease_until: null, pages_done: 0 })
    .$if(counts === 'try', (query) => query.set((eb) => ({ tries: eb('tries', '+', 1) })))
    .$if(counts === 'interruption', (query) => query.set((eb) => ({ interruptions: eb('interruptions', '+', 1) })))
    .where('job_id', '=', lease.jobId)
    .where('uuid', '=', lease.uuid)
    .where('status', '=', 'processing')
    .where('lease_worker', '=', lease.worker)
    .where('attempt', '=', lease.attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Puts back running files whose holder is gone: all of them, or those whose lease has ended. Returns how many. One that
 * another transaction is ending is left to it: two that each wait for a file of the other would deadlock.
 */
export async function putBackLost(db: Queries, which: 'all' | 'ended'): Promise<number> {
  let lost = db.selectFrom('job_files').select(['job_id', 'uuid']).where('status', '=', 'processing');
  if (which === 'ended') lost = lost.where('lease_until', '<', clock());
  const { numUpdatedRows } = await db
    .updateTable('job_files')
    .set({ status: 'queued', lease_worker: null, lease_until: null, pages_done: 0 })
    .set((eb) => ({ interruptions: eb('interruptions', '+', 1) }))
    .where(({ eb, refTuple }) => eb(refTuple('job_id', 'uuid'), 'in', lockingFree(db, lost).$asTuple('job_id', 'uuid')))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Queued files that were interrupted more often than `most`. */
export function interruptedTooOften(
  db: Queries,
  most: number,
): Promise<Pick<JobFilesTable, 'job_id' | 'uuid' | 'account_id'>[]> {
  return db
    .selectFrom('job_files')
    .select(['job_id', 'uuid', 'account_id'])
    .where('status', '=', 'queued')
    .where('interruptions', '>', most)
    .execute();
}

export type FileEnd = Pick<
  JobFilesTable,
  'status' | 'error_code' | 'error_message' | 'error_finding' | 'extraction_key' | 'ended_at'
>;

/**
 * Ends an open file of a job; with a lease, only if it still holds. False if the file had ended, or the lease is lost.
 */
export async function endFile(tx: Tx, file: { jobId: string; uuid: string } | Lease, end: FileEnd): Promise<boolean> {
  let query = tx
    .updateTable('job_files')
    .set({ ...end, lease_worker: null, lease_until: null })
    .where('job_id', '=', file.jobId)
    .where('uuid', '=', file.uuid)
    .where('status', 'in', OPEN);
  if ('worker' in file) {
    query = query
      .where('status', '=', 'processing')
      .where('lease_worker', '=', file.worker)
      .where('attempt', '=', file.attempt);
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The files of a job, in the order of acceptance, with their outcomes. */
export function filesOfJob(db: Queries, jobId: string): Promise<JobFilesTable[]> {
  return db.selectFrom('job_files').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
}

/** Whether any open job still has to convert the file. */
export async function heldByOpenJob(db: Queries, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_files')
    .select('job_id')
    .where('uuid', '=', uuid)
    .where('status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a job's debit for a file was refunded. */
export async function clearFileCredits(tx: Tx, jobId: string, uuid: string): Promise<void> {
  await tx.updateTable('job_files').set({ credits: 0 }).where('job_id', '=', jobId).where('uuid', '=', uuid).execute();
}

/** How many files wait and are running, over all accounts, and when the oldest waiting one was queued. */
export async function queueState(
  db: Queries,
): Promise<{ queued: number; processing: number; oldestQueuedAt: number | null }> {
  const rows = await db
    .selectFrom('job_files')
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`min(queued_at)`.as('oldest')])
    .where('status', 'in', OPEN)
    .groupBy('status')
    .execute();
  const of = (status: (typeof OPEN)[number]) => rows.find((row) => row.status === status);
  const oldest = of('queued')?.oldest;
  return {
    queued: Number(of('queued')?.count ?? 0),
    processing: Number(of('processing')?.count ?? 0),
    oldestQueuedAt: oldest === undefined ? null : Number(oldest),
  };
}

/** Files that wait to be converted, over all accounts. */
export async function countQueued(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('job_files')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
