/** Takes queued files with a lease, fairly by account. */
import { randomUUID } from 'node:crypto';
import { clock, lockingFree } from './by-database.ts';
import type { Database } from './database.ts';
import { doomBlobs } from './doomed.ts';
import { type Reread, rereadOf, versionKey } from './file-versions.ts';
import { beginJobs } from './jobs.ts';
import { giveBack, type Lease } from './queue.ts';
import type { JobFilesTable, Queries } from './schema.ts';

export interface TakenFile extends Lease {
  readonly pages: number;
  readonly tries: number;
  readonly accountId: string;
  /** of its job, as JSON: what the paper does not say */
  readonly hints: string | null;
  /** what its job reads it again for; null: for a conversion of its own */
  readonly reread: TakenReread | null;
  /** empty once the file is deleted */
  readonly filename: string;
  /** sealed; null: it has none */
  readonly password: string | null;
  /** 1: uploaded with a test key */
  readonly test: number;
  /** where what is read of it is stored, by this take alone; noted, so that a sweep deletes it unless a row names it */
  readonly extractionKey: string;
}

/** The version of a file's reading that one take of the file may become. */
export interface TakenReread extends Reread {
  readonly version: string;
  /** where its contents are stored, noted like the extraction */
  readonly key: string;
}

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
      selectFrom('jobs').select('reread').whereRef('jobs.id', '=', 'job_files.job_id').as('reread'),
      selectFrom('files').select('filename').whereRef('files.uuid', '=', 'job_files.uuid').as('filename'),
      selectFrom('files').select('password').whereRef('files.uuid', '=', 'job_files.uuid').as('password'),
      selectFrom('files').select('test').whereRef('files.uuid', '=', 'job_files.uuid').as('test'),
    ])
    .execute();
  const taken = rows.map((row) => takenOf(row, take.worker));
  try {
    await prepare(db, taken, take.now);
  } catch (error) {
    // nobody converts them: they must not wait for the end of their leases
    for (const file of taken) await giveBack(db, file, 'nothing').catch(() => {});
    throw error;
  }
  return taken;
}

/** Begins the jobs of files, and notes what will be read of them. If the process ends before, they are taken again. */
async function prepare(db: Queries, taken: readonly TakenFile[], now: number): Promise<void> {
  const jobIds = taken.map(({ jobId }) => jobId);
  await beginJobs(db, jobIds, now);
  const keys = taken.flatMap(({ extractionKey, reread }) => [extractionKey, ...(reread === null ? [] : [reread.key])]);
  await doomBlobs(db, keys, now);
}

type TakenRow = Pick<JobFilesTable, 'job_id' | 'uuid' | 'account_id' | 'attempt' | 'pages' | 'tries'> & {
  hints: string | null;
  reread: string | null;
  filename: string | null;
  password: string | null;
  test: number | null;
};

function takenOf(
  { job_id: jobId, account_id: accountId, filename, test, reread, ...row }: TakenRow,
  worker: string,
): TakenFile {
  return {
    ...row,
    jobId,
    accountId,
    worker,
    filename: filename ?? '',
    test: test ?? 0,
    reread: takenReread({ uuid: row.uuid, reread }),
    extractionKey: `extractions/${jobId}.${row.uuid}.${row.attempt}.json`,
  };
}

function takenReread({ uuid, ...job }: Pick<TakenRow, 'uuid' | 'reread'>): TakenReread | null {
  const reread = rereadOf(job);
  if (reread === null) return null;
  const version = randomUUID();
  return { ...reread, version, key: versionKey(uuid, version) };
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
