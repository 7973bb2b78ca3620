/** Queries over jobs as a whole: their rows, and their rendered results. */
import type { FilesTable, JobFilesTable, JobsTable, Queries, ResultsTable, Tx } from './schema.ts';

export interface JobWithFiles {
  readonly job: JobsTable;
  /** as accepted */
  readonly files: readonly JobFilesTable[];
}

export async function insertJob(tx: Tx, job: JobsTable, files: readonly JobFilesTable[]): Promise<void> {
  await tx.insertInto('jobs').values(job).execute();
  // One by one: a hundred rows of seventeen columns in one statement is near SQLite's bound of variables in older builds.
  for (const file of files) await tx.insertInto('job_files').values(file).execute();
}

async function withFiles(db: Queries, jobs: readonly JobsTable[]): Promise<JobWithFiles[]> {
  if (jobs.length === 0) return [];
  const ids = jobs.map((job) => job.id);
  const rows = await db
    .selectFrom('job_files')
    .selectAll()
    .where('job_id', 'in', ids)
    .orderBy('job_id')
    .orderBy('position')
    .execute();
  return jobs.map((job) => ({ job, files: rows.filter((row) => row.job_id === job.id) }));
}

/**
 * A job of an account with its files. The job is read first: what ends in between shows as a job that is open still, and
 * never as a final job with an open file.
 */
export async function findJob(db: Queries, accountId: string, jobId: string): Promise<JobWithFiles | undefined> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return job === undefined ? undefined : (await withFiles(db, [job]))[0];
}

export interface JobCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** An account's jobs before a cursor, newest first. */
export async function listJobs(
  db: Queries,
  accountId: string,
  page: { limit: number; before: JobCursor | undefined },
): Promise<JobWithFiles[]> {
  let query = db
    .selectFrom('jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit);
  const { before } = page;
  if (before !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', before.createdAt),
        eb.and([eb('created_at', '=', before.createdAt), eb('id', '<', before.id)]),
      ]),
    );
  }
  return withFiles(db, await query.execute());
}

/** What the user said that the paper does not, as JSON. */
export async function hintsOf(db: Queries, jobId: string): Promise<string | null> {
  const row = await db.selectFrom('jobs').select('hints').where('id', '=', jobId).executeTakeFirst();
  return row?.hints ?? null;
}

/** Marks a job as begun, where it was only queued. */
export async function beginJob(tx: Tx, jobId: string, now: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ status: 'processing', started_at: now })
    .where('id', '=', jobId)
    .where('status', '=', 'queued')
    .execute();
}

/** Ends a job that is not final yet. */
export async function finishJob(
  tx: Tx,
  jobId: string,
  end: Pick<JobsTable, 'status' | 'completed_at' | 'error_code' | 'error_message'>,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set(end)
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'processing'])
    .execute();
}

/** Deletes a job's record, with its files' and results' rows. */
export async function deleteJob(tx: Tx, jobId: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', jobId).execute();
}

export function findResult(db: Queries, jobId: string, format: string): Promise<ResultsTable | undefined> {
  return db
    .selectFrom('results')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('format', '=', format)
    .executeTakeFirst();
}

/** Keeps a result's row. False where one is there already, or where the job or a file of it was deleted meanwhile. */
export async function insertResult(tx: Tx, row: ResultsTable): Promise<boolean> {
  const job = await tx.selectFrom('jobs').select('result_gone_at').where('id', '=', row.job_id).executeTakeFirst();
  if (job === undefined || job.result_gone_at !== null) return false;
  const inserted = await tx
    .insertInto('results')
    .values(row)
    .onConflict((conflict) => conflict.columns(['job_id', 'format']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
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

/** Takes a job's result away for ever: it held a file that is deleted. */
export async function dropResult(tx: Tx, jobId: string, now: number): Promise<void> {
  await tx.deleteFrom('results').where('job_id', '=', jobId).execute();
  await tx.updateTable('job_files').set({ extraction_key: null }).where('job_id', '=', jobId).execute();
  await tx
    .updateTable('jobs')
    .set({ result_gone_at: now })
    .where('id', '=', jobId)
    .where('result_gone_at', 'is', null)
    .execute();
}

/** The jobs that hold a file. */
export function jobsOfFile(tx: Tx, uuid: string): Promise<Pick<JobFilesTable, 'job_id' | 'status'>[]> {
  return tx.selectFrom('job_files').select(['job_id', 'status']).where('uuid', '=', uuid).execute();
}

/** The names of a job's files, by uuid. */
export async function filenamesOf(db: Queries, uuids: readonly string[]): Promise<Map<string, FilesTable['filename']>> {
  const rows = await db.selectFrom('files').select(['uuid', 'filename']).where('uuid', 'in', uuids).execute();
  return new Map(rows.map((row) => [row.uuid, row.filename]));
}
