/** Queries over the summaries of statements, and the current readings of files. */
import { sql } from 'kysely';
import { chunksOf } from './chunks.ts';
import type { Queries, Tx } from './schema.ts';
import type { FileReadingsTable, StatementSummariesTable } from './summary-tables.ts';

/** More ids in one statement are slow to parse. */
const MOST_IDS = 500;

export async function insertSummaries(tx: Tx, rows: readonly StatementSummariesTable[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insertInto('statement_summaries').values(chunk).execute();
}

export type CurrentReading = Omit<FileReadingsTable, keyof typeof NO_MARKS>;

const NO_MARKS = {
  ...{ checked_reading: null, checked_by: null, checked_at: null },
  ...{ exported_reading: null, exported_by: null, exported_at: null },
};

/** Makes a reading the current one of its file. Marks on another reading stay, and do not count. */
export async function setReading(tx: Tx, row: CurrentReading): Promise<void> {
  const { reading, job_id, read_at, status } = row;
  await tx
    .insertInto('file_readings')
    .values({ ...row, ...NO_MARKS })
    .onConflict((conflict) => conflict.column('file_uuid').doUpdateSet({ reading, job_id, read_at, status }))
    .execute();
}

/** Which statements are wanted: all of these that are given must hold. */
export interface SummariesWanted {
  readonly uuids?: readonly string[] | undefined;
  /** ISO 8601: statements whose printed period ends on this day or later, or is not known */
  readonly from?: string | undefined;
  /** ISO 8601: statements whose printed period begins on this day or earlier, or is not known */
  readonly to?: string | undefined;
}

export type CurrentSummary = StatementSummariesTable & { job_id: string };

/** The statements of the current readings of an account's files that are neither deleted nor expired, by file. */
export async function currentSummaries(
  db: Queries,
  accountId: string,
  { uuids, from, to }: SummariesWanted,
): Promise<CurrentSummary[]> {
  let query = db
    .selectFrom('file_readings')
    .innerJoin('files', 'files.uuid', 'file_readings.file_uuid')
    .innerJoin('statement_summaries', (join) =>
      join
        .onRef('statement_summaries.file_uuid', '=', 'file_readings.file_uuid')
        .onRef('statement_summaries.reading', '=', 'file_readings.reading'),
    )
    .selectAll('statement_summaries')
    .select('file_readings.job_id')
    .where('file_readings.account_id', '=', accountId)
    .where('files.deleted_at', 'is', null)
    .where('files.expires_at', '>', Date.now())
    .orderBy('statement_summaries.file_uuid')
    .orderBy('statement_summaries.position');
  if (from !== undefined) {
    query = query.where(({ or, eb }) => or([eb('period_end', 'is', null), eb('period_end', '>=', from)]));
  }
  if (to !== undefined) {
    query = query.where(({ or, eb }) => or([eb('period_start', 'is', null), eb('period_start', '<=', to)]));
  }
  if (uuids === undefined) return query.execute();
  const found: CurrentSummary[] = [];
  for (let at = 0; at < uuids.length; at += MOST_IDS) {
    found.push(...(await query.where('file_readings.file_uuid', 'in', uuids.slice(at, at + MOST_IDS)).execute()));
  }
  return found;
}

/** Of a file that is deleted. */
export async function forgetSummaries(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('statement_summaries').where('file_uuid', '=', uuid).execute();
  await tx.deleteFrom('file_readings').where('file_uuid', '=', uuid).execute();
}

/** The files whose current reading a job shows. */
export async function filesReadBy(tx: Tx, jobId: string, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await tx
    .selectFrom('file_readings')
    .select('file_uuid')
    .where('file_uuid', 'in', uuids)
    .where('job_id', '=', jobId)
    .execute();
  return rows.map((row) => row.file_uuid);
}

/** Deletes the summaries of what a job read of files. */
export async function forgetReadBy(tx: Tx, jobId: string, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await tx.deleteFrom('statement_summaries').where('file_uuid', 'in', uuids).where('reading', '=', jobId).execute();
}

/** The worst status of a reading's statements; undefined if nothing is known of it. */
export async function worstStatus(
  tx: Tx,
  uuid: string,
  reading: string,
): Promise<FileReadingsTable['status'] | undefined> {
  const row = await tx
    .selectFrom('statement_summaries')
    .select('status')
    .where('file_uuid', '=', uuid)
    .where('reading', '=', reading)
    .orderBy(sql`case status when 'mismatch' then 0 when 'unverifiable' then 1 else 2 end`)
    .limit(1)
    .executeTakeFirst();
  return row?.status;
}

/** A file has no reading any more. */
export async function forgetReading(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('file_readings').where('file_uuid', '=', uuid).execute();
}
