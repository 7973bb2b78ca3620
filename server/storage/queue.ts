/**
 * Queries of the queue: a job's files are taken with a lease, fairly by account, and only the holder of the lease ends
 * them.
 */
import { sql } from 'kysely';
import { clock, lockingFree } from './by-database.ts';
import type { Database } from './database.ts';
import { doomBlobs } from './doomed.ts';
import { beginJobs } from './jobs.ts';
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

export interface TakenFile extends Lease {
  readonly pages: number;
  readonly tries: number;
  readonly accountId: string;
  /** of its job, as JSON: what the paper does not say */
  readonly hints: string | null;
  /** empty once the file is deleted */
  readonly filename: string;
  /** sealed; null: it has none */
  readonly password: string | null;
  /** 1: uploaded with a test key */
  readonly test: number;
  /** where what is read of it is stored, by this take alone; noted, so that a sweep deletes it unless a row names it */
  readonly extractionKey: string;
}

const OPEN = ['queued', 'processing'] as const;

/** Accounts that are tried in one take: others may hold all waiting files of the first ones at this moment. */
const ACCOUNTS_TRIED = 20;

interface Take {
  readonly worker: string;
  readonly now: number;
  readonly leaseMs: number;
}

type Taking = Pick<Database, 'reads' | 'inSteps'>;

/** Takes the next queued file, as the first of a turn. */
export async function takeNext(database: Taking, take: Take): Promise<TakenFile | undefined> {
  return (await takeTurn(database, take, 1))[0];
}

/**
 * Takes queued files, `most` at most: of each account with the fewest running files the oldest one, beginning with the
 * account served longest ago. No two take the same. What is read of each file gets its key, and the key a note.
 */
export async function takeTurn({ reads, inSteps }: Taking, take: Take, most: number): Promise<TakenFile[]> {
  const waiting = await accountsInTurn(reads, take.now);
  while (waiting.length > 0) {
    const fewest = waiting[0]?.running;
    const turn = waiting.filter(({ running }, at) => running === fewest && at < most);
    waiting.splice(0, turn.length);
    const accountIds = turn.map(({ accountId }) => accountId);
    const taken = await inSteps((db) => takeOldest(db, accountIds, take));
    if (taken.length > 0) return taken;
  }
  return [];
}

/** Takes the oldest queued file of each of these accounts. */
async function takeOldest(db: Queries, accountIds: readonly string[], take: Take): Promise<TakenFile[]> {
  const [first, ...others] = accountIds.map((accountId) =>
    db.selectFrom(lockingFree(db, oldestQueued(db, accountId)).as('oldest')).select(['job_id', 'uuid']),
  );
  if (first === undefined) return [];
  const oldest = others.reduce((all, one) => all.unionAll(one), first);
  const rows = await db
    // run once: a second run would lock and take other files
    .with(
      (cte) => cte('oldest').materialized(),
      () => oldest,
    )
    .updateTable('job_files')
    .set((eb) => ({
      status: 'processing' as const,
      attempt: eb('attempt', '+', 1),
      lease_worker: take.worker,
      lease_until: clock(take.leaseMs),
      taken_at: take.now,
      pages_done: 0,
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(refTuple('job_id', 'uuid'), 'in', selectFrom('oldest').select(['job_id', 'uuid']).$asTuple('job_id', 'uuid')),
    )
    .returning(['job_id', 'uuid', 'account_id', 'attempt', 'pages', 'tries'])
    .returning(({ selectFrom }) => [
      selectFrom('jobs').select('hints').whereRef('jobs.id', '=', 'job_files.job_id').as('hints'),
      selectFrom('files').select('filename').whereRef('files.uuid', '=', 'job_files.uuid').as('filename'),
      selectFrom('files').select('password').whereRef('files.uuid', '=', 'job_files.uuid').as('password'),
      selectFrom('files').select('test').whereRef('files.uuid', '=', 'job_files.uuid').as('test'),
    ])
    .execute();
  const taken = rows.map((row) => takenOf(row, take.worker));
  // if the process ends before this, the files are taken again, and then their jobs begin
  await beginJobs(
    db,
    taken.map(({ jobId }) => jobId),
    take.now,
  );
  await doomBlobs(
    db,
    taken.map(({ extractionKey }) => extractionKey),
    take.now,
  );
  return taken;
}

type TakenRow = Pick<JobFilesTable, 'job_id' | 'uuid' | 'account_id' | 'attempt' | 'pages' | 'tries'> & {
  hints: string | null;
  filename: string | null;
  password: string | null;
  test: number | null;
};

function takenOf({ job_id: jobId, account_id: accountId, uuid, attempt, ...row }: TakenRow, worker: string): TakenFile {
  const { pages, tries, hints, filename, password } = row;
  return {
    ...{ jobId, uuid, worker, attempt, pages, tries, accountId, hints, password },
    filename: filename ?? '',
    test: row.test ?? 0,
    extractionKey: `extractions/${jobId}.${uuid}.${attempt}.json`,
  };
}

/** The accounts with waiting files, in the order of their turn. */
async function accountsInTurn(db: Queries, now: number): Promise<{ accountId: string; running: number }[]> {
  const rows = await db
    // each account is found behind the one before it, by the index: however many files wait, they are not counted
    .withRecursive('waiting(account_id)', (cte) =>
      cte
        .selectFrom('job_files')
        .select(({ fn }) => fn.min<string | null>('account_id').as('account_id'))
        .where('status', '=', 'queued')
        .unionAll(
          cte
            .selectFrom('waiting')
            .where('waiting.account_id', 'is not', null)
            .select(({ selectFrom }) =>
              selectFrom('job_files as next')
                .select(({ fn }) => fn.min<string | null>('next.account_id').as('account_id'))
                .where('next.status', '=', 'queued')
                .whereRef('next.account_id', '>', 'waiting.account_id')
                .as('account_id'),
            ),
        ),
    )
    .selectFrom('waiting')
    .select('waiting.account_id')
    .where('waiting.account_id', 'is not', null)
    .$narrowType<{ account_id: string }>()
    .select((eb) =>
      eb
        .selectFrom('job_files as working')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('working.account_id', '=', 'waiting.account_id')
        .where('working.status', '=', 'processing')
        .as('running'),
    )
    .orderBy('running')
    .orderBy((eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('job_files as taken')
          .select(({ fn }) => fn.max<number | null>('taken.taken_at').as('served_at'))
          .whereRef('taken.account_id', '=', 'waiting.account_id')
          // a time that has not come yet was written before the clock was set back
          .where('taken.taken_at', '<=', now),
        eb.lit(0),
      ),
    )
    .orderBy('waiting.account_id')
    .limit(ACCOUNTS_TRIED)
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, running: Number(row.running) }));
}

function oldestQueued(db: Queries, accountId: string) {
  return db
    .selectFrom('job_files')
    .select(['job_id', 'uuid'])
    .where('status', '=', 'queued')
    .where('account_id', '=', accountId)
    .orderBy('queued_at')
    .orderBy('job_id')
    .orderBy('position')
    .limit(1);
}

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
  'status' | 'error_code' | 'error_message' | 'error_finding' | 'extraction_key'
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
