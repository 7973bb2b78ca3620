/** The query of the list of files. */
import type { Metadata } from '../../contract/metadata.ts';
import { withEntry } from './metadata.ts';
import { behind, type Place } from './place.ts';
import type { FilesTable, Queries } from './schema.ts';

export interface FilesWanted {
  readonly limit: number;
  readonly after?: Place;
  /** entries that the file must have */
  readonly metadata?: Metadata;
}

/** An account's files that are neither deleted nor expired, newest first, from a place on. */
export function listFiles(
  db: Queries,
  accountId: string,
  { limit, after, metadata = {} }: FilesWanted,
): Promise<FilesTable[]> {
  let query = db
    .selectFrom('files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit);
  for (const [key, value] of Object.entries(metadata)) {
    query = query.where('uuid', 'in', withEntry(db, 'file_metadata', { account_id: accountId, key, value }));
  }
  if (after !== undefined) query = query.where(behind(after, 'uuid'));
  return query.execute();
}

/** All of an account's files that are neither deleted nor expired, by their names. */
export function namesOfFiles(
  db: Queries,
  accountId: string,
  metadata: Metadata,
): Promise<Pick<FilesTable, 'uuid' | 'filename' | 'created_at' | 'client_id'>[]> {
  let query = db
    .selectFrom('files')
    .select(['uuid', 'filename', 'created_at', 'client_id'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', Date.now());
  for (const [key, value] of Object.entries(metadata)) {
    query = query.where('uuid', 'in', withEntry(db, 'file_metadata', { account_id: accountId, key, value }));
  }
  return query.execute();
}
