/** Queries over the entries of `metadata`, by which files and jobs are found. */
import type { Metadata } from '../../contract/metadata.ts';
import type { MetadataTable, Queries, Tx } from './schema.ts';

type MetadataOf = 'file_metadata' | 'job_metadata';

/** Given the entries of a file or job, inserts a row for each. */
export async function insertMetadata(
  db: Queries,
  table: MetadataOf,
  owner: Pick<MetadataTable, 'owner' | 'account_id'>,
  metadata: Metadata,
): Promise<void> {
  for (const [key, value] of Object.entries(metadata)) {
    await db
      .insertInto(table)
      .values({ ...owner, key, value })
      .execute();
  }
}

/** Deletes the entries of a file. Those of a job are deleted with its row. */
export async function forgetMetadata(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('file_metadata').where('owner', '=', uuid).execute();
}

/** The uuids of files, or ids of jobs, of an account that have an entry with this value. */
export function withEntry(db: Queries, table: MetadataOf, entry: Pick<MetadataTable, 'account_id' | 'key' | 'value'>) {
  return db
    .selectFrom(table)
    .select('owner')
    .where('account_id', '=', entry.account_id)
    .where('key', '=', entry.key)
    .where('value', '=', entry.value);
}

/** Given entries, returns the text of the column; null if there are none. */
export function columnOf(metadata: Metadata | undefined): string | null {
  return metadata === undefined || Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata);
}

/** Given the text of the column, returns the entries. */
export function entriesOf(column: string | null): Metadata {
  return column === null ? {} : (JSON.parse(column) as Metadata);
}
