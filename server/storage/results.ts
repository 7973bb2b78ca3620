/** Queries over rendered results: of a whole job, or of one file of it, in a format. */
import { locking } from './by-database.ts';
import type { Queries, ResultsTable } from './schema.ts';

/** A selected value needs the type of its column. */
const TYPES = {
  job_id: 'text',
  format: 'text',
  file_uuid: 'text',
  options_sha256: 'text',
  is_archive: 'integer',
  blob_key: 'text',
  bytes: 'bigint',
  sha256: 'text',
  created_at: 'bigint',
} as const satisfies Record<keyof ResultsTable, string>;

export type ResultKey = Pick<ResultsTable, 'job_id' | 'format' | 'file_uuid' | 'options_sha256'>;

export function findResult(db: Queries, key: ResultKey): Promise<ResultsTable | undefined> {
  return db
    .selectFrom('results')
    .selectAll()
    .where('job_id', '=', key.job_id)
    .where('format', '=', key.format)
    .where('file_uuid', '=', key.file_uuid)
    .where('options_sha256', '=', key.options_sha256)
    .executeTakeFirst();
}

/**
 * Inserts a result's row. False if one exists already, or if the job or a file of the result was deleted meanwhile. It
 * locks the row of the job, which `dropResult` changes first, and that of the file: PostgreSQL looks at rows that it does
 * not lock, as in a subquery, as they were before it waited.
 */
export async function insertResult(tx: Queries, row: ResultsTable): Promise<boolean> {
  const columns = Object.keys(row) as (keyof ResultsTable)[];
  const inserted = await tx
    .insertInto('results')
    .columns(columns)
    .expression((eb) => {
      const values = columns.map((name) => eb.cast(eb.val(row[name]), TYPES[name]).as(name));
      const ofJob = eb.selectFrom('jobs').select(values).where('jobs.id', '=', row.job_id);
      if (row.file_uuid === '') return locking(tx, ofJob.where('jobs.result_gone_at', 'is', null));
      // of one file that is there, while another one of the job may be deleted
      const ofFile = ofJob
        .innerJoin('job_files', 'job_files.job_id', 'jobs.id')
        .where('job_files.uuid', '=', row.file_uuid)
        .where('job_files.extraction_key', 'is not', null);
      return locking(tx, ofFile);
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'format', 'file_uuid', 'options_sha256']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Renderings with options that a job keeps: there are more options than any disk can hold results of. */
const MOST_WITH_OPTIONS = 32;

/**
 * Given a new rendering, deletes the oldest rows of its job that are more than a job keeps, and returns the keys of
 * their bytes. Those without options stay: there is one for each format and file.
 */
export async function dropOldest(tx: Queries, made: ResultsTable): Promise<string[]> {
  if (made.options_sha256 === '') return [];
  const { job_id: job, blob_key: kept } = made;
  const rows = await tx
    .selectFrom('results')
    .select('blob_key')
    .where('job_id', '=', job)
    .where('options_sha256', '!=', '')
    .where('blob_key', '!=', kept)
    .orderBy('created_at', 'desc')
    .execute();
  const keys = rows.slice(MOST_WITH_OPTIONS - 1).map((row) => row.blob_key);
  if (keys.length > 0) await tx.deleteFrom('results').where('blob_key', 'in', keys).execute();
  return keys;
}

/** Deletes the row of a rendering, by the key of its bytes: it is rendered again when it is asked for. */
export async function forgetResult(tx: Queries, key: string): Promise<void> {
  const [, jobId = ''] = /^results\/([^.]+)\./.exec(key) ?? [];
  await tx.deleteFrom('results').where('job_id', '=', jobId).where('blob_key', '=', key).execute();
}
