/** Queries for bank accounts: the files that statements are of, and where their readings are. */
import type { Queries } from './schema.ts';

/** A file that is neither deleted nor expired. */
export interface OwnedFile {
  readonly uuid: string;
  readonly filename: string;
  readonly client_id: string | null;
  readonly expires_at: number;
}

/** All files of an account, or those of a client; null: those of no client. */
export function ownedFiles(db: Queries, accountId: string, client?: string | null): Promise<OwnedFile[]> {
  let query = db
    .selectFrom('files')
    .select(['uuid', 'filename', 'client_id', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', Date.now());
  if (client === null) query = query.where('client_id', 'is', null);
  else if (client !== undefined) query = query.where('client_id', '=', client);
  return query.execute();
}

/** The blobs of what a job read of files, by their uuids: of each file that was converted. */
export async function extractionKeys(db: Queries, jobIds: readonly string[]): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const atOnce = 500;
  for (let at = 0; at < jobIds.length; at += atOnce) {
    const rows = await db
      .selectFrom('job_files')
      .select(['job_id', 'uuid', 'extraction_key'])
      .where('job_id', 'in', jobIds.slice(at, at + atOnce))
      .where('extraction_key', 'is not', null)
      .execute();
    for (const { job_id, uuid, extraction_key: key } of rows) if (key !== null) keys.set(`${job_id} ${uuid}`, key);
  }
  return keys;
}
