/** The newest conversion of each file. */
import { chunksOf } from './chunks.ts';
import type { JobFilesTable, Queries } from './schema.ts';

export type NewestConversion = Pick<
  JobFilesTable,
  'uuid' | 'job_id' | 'status' | 'pages' | 'pages_done' | 'error_code' | 'error_message' | 'error_finding'
>;

const ofAccount = (db: Queries, accountId: string) =>
  db
    .selectFrom('job_files')
    .innerJoin('jobs', 'jobs.id', 'job_files.job_id')
    .select(['job_files.uuid', 'job_files.job_id', 'job_files.status', 'job_files.pages', 'job_files.pages_done'])
    .select(['job_files.error_code', 'job_files.error_message', 'job_files.error_finding'])
    .where('job_files.account_id', '=', accountId)
    // one that reads it again leaves what was read as it is until it ends
    .where('jobs.reread', 'is', null)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id');

/** The newest conversion of each of an account's files, or of some of them, by their uuids. */
export async function newestConversions(
  db: Queries,
  accountId: string,
  uuids?: readonly string[],
): Promise<Map<string, NewestConversion>> {
  const found: NewestConversion[] = [];
  if (uuids === undefined) found.push(...(await ofAccount(db, accountId).execute()));
  else {
    for (const part of chunksOf(uuids.map((uuid) => ({ uuid })))) {
      const wanted = part.map(({ uuid }) => uuid);
      found.push(...(await ofAccount(db, accountId).where('job_files.uuid', 'in', wanted).execute()));
    }
  }
  // of several, the last one is the newest
  return new Map(found.map((row) => [row.uuid, row]));
}
