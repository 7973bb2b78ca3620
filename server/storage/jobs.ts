/** Queries over jobs as a whole. */
import type { Metadata } from '../../contract/metadata.ts';
import { holds, locking } from './by-database.ts';
import { chunksOf } from './chunks.ts';
import { entriesOf, insertMetadata, withEntry } from './metadata.ts';
import { behind, type Place } from './place.ts';
import type { JobFilesTable, JobsTable, Queries, Tx } from './schema.ts';

/** A file of a job with the name it was uploaded under; empty once it is deleted. */
export type NamedJobFile = JobFilesTable & { filename: string };

/** The same with the newest version of its reading that people made after the job; null without one. */
export type ReadJobFile = NamedJobFile & { version: string | null };

export interface JobWithFiles {
  readonly job: JobsTable;
  /** in the order of acceptance */
  readonly files: readonly NamedJobFile[];
}

export async function insertJob(tx: Tx, job: JobsTable, files: readonly JobFilesTable[]): Promise<void> {
  await tx.insertInto('jobs').values(job).execute();
  for (const chunk of chunksOf(files)) await tx.insertInto('job_files').values(chunk).execute();
  const { id: owner, account_id } = job;
  await insertMetadata(tx, 'job_metadata', { owner, account_id }, entriesOf(job.metadata));
}

async function withFiles(db: Queries, jobs: readonly JobsTable[]): Promise<JobWithFiles[]> {
  if (jobs.length === 0) return [];
  const ids = jobs.map((job) => job.id);
  const rows = await db
    .selectFrom('job_files')
    .innerJoin('files', 'files.uuid', 'job_files.uuid')
    .selectAll('job_files')
    .select('files.filename')
    .where('job_files.job_id', 'in', ids)
    .orderBy('job_files.job_id')
    .orderBy('job_files.position')
    .execute();
  return jobs.map((job) => ({ job, files: rows.filter((row) => row.job_id === job.id) }));
}

/** The columns of a job, each once. */
const JOB_COLUMNS = Object.keys({
  id: true,
  account_id: true,
  format: true,
  hints: true,
  options: true,
  status: true,
  created_at: true,
  started_at: true,
  completed_at: true,
  expires_at: true,
  result_gone_at: true,
  error_code: true,
  error_message: true,
  error_finding: true,
  metadata: true,
  test: true,
  reread: true,
} satisfies Record<keyof JobsTable, true>) as (keyof JobsTable)[];

/** A job of an account with its files, read in one statement: its status and those of its files belong together. */
export async function findJob(db: Queries, accountId: string, jobId: string): Promise<JobWithFiles | undefined> {
  const rows = await ofJob(db, accountId, jobId).execute();
  const [first] = rows;
  return first === undefined ? undefined : { job: jobOf(first), files: rows };
}

const ofJob = (db: Queries, accountId: string, jobId: string) =>
  db
    .selectFrom('job_files')
    .innerJoin('jobs', 'jobs.id', 'job_files.job_id')
    .innerJoin('files', 'files.uuid', 'job_files.uuid')
    .selectAll('job_files')
    .select('files.filename')
    .select(JOB_COLUMNS.map((name) => `jobs.${name} as job.${name}` as const))
    .where('job_files.job_id', '=', jobId)
    .where('jobs.account_id', '=', accountId)
    .orderBy('job_files.position');

type RowOfJob = { [K in keyof JobsTable as `job.${K}`]: unknown };

const jobOf = (row: RowOfJob): JobsTable =>
  Object.fromEntries(JOB_COLUMNS.map((name) => [name, row[`job.${name}`]])) as unknown as JobsTable;

/** A job as `findJob` finds it, with the version that people made of each of its files. */
export async function findReadJob(db: Queries, accountId: string, jobId: string) {
  const rows = await ofJob(db, accountId, jobId)
    .select((eb) =>
      eb
        .selectFrom('file_versions')
        .select('file_versions.id')
        .whereRef('file_versions.file_uuid', '=', 'job_files.uuid')
        .where('file_versions.created_at', '>=', (of) => of.fn.coalesce('job_files.ended_at', 'jobs.completed_at'))
        .where('file_versions.kind', '<>', 'converted')
        .orderBy('file_versions.created_at', 'desc')
        .orderBy('file_versions.id', 'desc')
        .limit(1)
        .as('version'),
    )
    .execute();
  const [first] = rows;
  return first === undefined ? undefined : { job: jobOf(first), files: rows as ReadJobFile[] };
}

export interface JobsWanted {
  readonly limit: number;
  readonly after?: Place;
  readonly status?: JobsTable['status'];
  /** part of a file's name, in any case, or the beginning of the job's id */
  readonly search?: string;
  /** entries that the job must have */
  readonly metadata?: Metadata;
}

/** Sorts after every hexadecimal digit: ids that begin with a text sort before that text followed by this letter. */
const BEYOND_HEX = 'g';

/** An account's jobs, newest first, from a place on. Those that read a file again are not among them: they make a version. */
export async function listJobs(db: Queries, accountId: string, wanted: JobsWanted): Promise<JobWithFiles[]> {
  let query = db
    .selectFrom('jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('reread', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit);
  const { after, status, search, metadata = {} } = wanted;
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) {
    const begin = search.toLowerCase();
    query = query.where((eb) =>
      eb.or([
        eb.and([eb('id', '>=', begin), eb('id', '<', begin + BEYOND_HEX)]),
        eb.exists(
          eb
            .selectFrom('job_files')
            .innerJoin('files', 'files.uuid', 'job_files.uuid')
            .select('job_files.uuid')
            .whereRef('job_files.job_id', '=', 'jobs.id')
            .where(holds('files.filename', search)),
        ),
      ]),
    );
  }
  for (const [key, value] of Object.entries(metadata)) {
    query = query.where('id', 'in', withEntry(db, 'job_metadata', { account_id: accountId, key, value }));
  }
  if (after !== undefined) query = query.where(behind(after));
  return withFiles(db, await query.execute());
}

/**
 * Marks jobs as begun that were only queued, and waits for transactions that change one. They are of different accounts, and
 * locked in one order, so that nobody waits for one of them and holds another.
 */
export async function beginJobs(db: Queries, jobIds: readonly string[], now: number): Promise<void> {
  if (jobIds.length === 0) return;
  const queued = db.selectFrom('jobs').select('id').where('id', 'in', jobIds).where('status', '=', 'queued');
  await db
    .updateTable('jobs')
    .set({ status: 'processing', started_at: now })
    .where('id', 'in', locking(db, queued.orderBy('id')))
    .execute();
}

/** A job that has ended, and whether its account has endpoints of webhooks. */
export type EndedJob = JobsTable & { readonly hasWebhooks: number | boolean | null };

/** Ends a job that is not final yet, unless a file of it is open. Returns the job if it has ended now. */
export function finishJob(
  tx: Tx,
  jobId: string,
  end: Pick<JobsTable, 'status' | 'completed_at' | 'error_code' | 'error_message' | 'error_finding'>,
): Promise<EndedJob | undefined> {
  return tx
    .updateTable('jobs')
    .set(end)
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'processing'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_files')
            .select('job_files.uuid')
            .whereRef('job_files.job_id', '=', 'jobs.id')
            .where('job_files.status', 'in', ['queued', 'processing']),
        ),
      ),
    )
    .returningAll()
    .returning(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhooks')
          .select('webhooks.id')
          .whereRef('webhooks.account_id', '=', 'jobs.account_id')
          .where('webhooks.disabled_at', 'is', null),
      ).as('hasWebhooks'),
    )
    .executeTakeFirst();
}

/** Of files, returns the jobs that read one again of which no other job is left. */
export async function leftRereads(tx: Tx, uuids: readonly string[]): Promise<JobWithFiles[]> {
  const rows = await tx
    .selectFrom('job_files')
    .innerJoin('jobs', 'jobs.id', 'job_files.job_id')
    .selectAll('jobs')
    .select('job_files.uuid')
    .where('job_files.uuid', 'in', uuids)
    .execute();
  const shown = new Set(rows.filter(({ reread }) => reread === null).map(({ uuid }) => uuid));
  const left = rows.filter(({ uuid }) => !shown.has(uuid));
  return withFiles(tx, left);
}

/** Deletes a job's record, with its files' and results' rows. */
export async function deleteJob(tx: Tx, jobId: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', jobId).execute();
}

/** The keys of every blob made for a job. */
export async function blobsOfJob(tx: Tx, jobId: string): Promise<string[]> {
  const results = await tx.selectFrom('results').select('blob_key as key').where('job_id', '=', jobId).execute();
  const read = await tx
    .selectFrom('job_files')
    .select('extraction_key as key')
    .where('job_id', '=', jobId)
    .where('extraction_key', 'is not', null)
    .execute();
  return [...results, ...read].map((row) => row.key!);
}

/**
 * Removes a job's result of all its files for good, and that of one file, which is deleted: those of the others stay.
 * Returns the keys of its blobs. A rendering that is being stored on another node is either among them, or finds the
 * result gone.
 */
export async function dropResult(tx: Tx, jobId: string, uuid: string, now: number): Promise<string[]> {
  await tx
    .updateTable('jobs')
    .set(({ fn, val }) => ({ result_gone_at: fn.coalesce('result_gone_at', val(now)) }))
    .where('id', '=', jobId)
    .execute();
  const results = await tx
    .deleteFrom('results')
    .where('job_id', '=', jobId)
    .where('file_uuid', 'in', ['', uuid])
    .returning('blob_key')
    .execute();
  const own = tx.selectFrom('job_files').select('extraction_key').where('job_id', '=', jobId).where('uuid', '=', uuid);
  const read = (await own.executeTakeFirst())?.extraction_key;
  await tx
    .updateTable('job_files')
    .set({ extraction_key: null })
    .where('job_id', '=', jobId)
    .where('uuid', '=', uuid)
    .execute();
  return [...results.map((row) => row.blob_key), ...(read ? [read] : [])];
}

/** The jobs that hold a file. */
export function jobsOfFile(tx: Tx, uuid: string): Promise<Pick<JobFilesTable, 'job_id' | 'status'>[]> {
  return tx.selectFrom('job_files').select(['job_id', 'status']).where('uuid', '=', uuid).execute();
}

/** The job that names the blob of an extraction. */
export async function jobOfExtraction(tx: Tx, key: string): Promise<string | undefined> {
  // the key begins with the job, which finds the row
  const [, jobId = ''] = /^extractions\/([^.]+)\./.exec(key) ?? [];
  const row = await tx
    .selectFrom('job_files')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('extraction_key', '=', key)
    .executeTakeFirst();
  return row?.job_id;
}
