/** The database and the blobs of a service as a source, read as they are at one moment. */
import { BLOB_FOLDERS, namedBlobs } from '../storage/blob-keys.ts';
import type { BlobStore } from '../storage/blobs/store.ts';
import { countMigrations } from '../storage/migrations.ts';
import type { Queries } from '../storage/schema.ts';
import { readRows } from '../storage/table-rows.ts';
import type { Source } from './source.ts';

/** Given queries that all see the same moment, and the blobs, returns the source. */
export async function liveSource(queries: Queries, blobs: BlobStore): Promise<Source> {
  const first = await queries
    .selectFrom('accounts')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return {
    id: `move of ${first?.id ?? 'no accounts'}`,
    migrations: await countMigrations(queries as never),
    rows: (table) => readRows(queries, table),
    expected: () => undefined,
    async *keys() {
      for (const folder of BLOB_FOLDERS) yield* namedBlobs(queries, folder);
    },
    sha256Of: () => undefined,
    withBlob: (key, work) => blobs.withLocalFile(key, work),
  };
}
