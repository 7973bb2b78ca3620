/** Which blobs the rows name: every folder of the store is here, with the rows that name its blobs. */
import { versionKey } from './file-versions.ts';
import type { Queries } from './schema.ts';

/** Keys of a folder begin with the id of what their row is found by: a file's uuid, or a job's id. */
interface NamedFolder {
  /** Those of the ids, or the next ones behind an id, with the keys that their rows name. */
  readonly keysOf: (db: Queries, ids: readonly string[]) => Promise<string[]>;
  readonly idsBehind: (db: Queries, id: string, most: number) => Promise<string[]>;
}

/** The blob of a file's own bytes. */
export const fileKey = (uuid: string): string => `files/${uuid}.pdf`;

const FOLDERS: Readonly<Record<string, NamedFolder>> = {
  files: {
    async keysOf(db, ids) {
      const rows = await db
        .selectFrom('files')
        .select('uuid')
        .where('uuid', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(({ uuid }) => fileKey(uuid));
    },
    idsBehind: filesBehind,
  },
  versions: {
    async keysOf(db, ids) {
      const rows = await db
        .selectFrom('file_versions')
        .select(['file_uuid', 'id'])
        .where('file_uuid', 'in', ids)
        .execute();
      return rows.map(({ file_uuid: uuid, id }) => versionKey(uuid, id));
    },
    idsBehind: filesBehind,
  },
  extractions: {
    async keysOf(db, ids) {
      const rows = await db
        .selectFrom('job_files')
        .select('extraction_key')
        .where('job_id', 'in', ids)
        .where('extraction_key', 'is not', null)
        .execute();
      return rows.flatMap(({ extraction_key: key }) => key ?? []);
    },
    idsBehind: jobsBehind,
  },
  results: {
    async keysOf(db, ids) {
      const rows = await db.selectFrom('results').select('blob_key').where('job_id', 'in', ids).execute();
      return rows.map(({ blob_key: key }) => key);
    },
    idsBehind: jobsBehind,
  },
};

async function filesBehind(db: Queries, id: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('uuid')
    .where('uuid', '>', id)
    .where('deleted_at', 'is', null)
    .orderBy('uuid')
    .limit(most)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

async function jobsBehind(db: Queries, id: string, most: number): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('id').where('id', '>', id).orderBy('id').limit(most).execute();
  return rows.map((row) => row.id);
}

const IDS_AT_ONCE = 200;

/** Given a key, returns its folder and the id of its row; undefined for a key of a folder that is not ours. */
function partsOf(key: string): { folder: string; id: string } | undefined {
  const [folder = '', name = ''] = key.split('/');
  return Object.hasOwn(FOLDERS, folder) ? { folder, id: name.split('.')[0] ?? '' } : undefined;
}

/** Those of the keys that rows name; a key of a folder that is not ours counts as named. */
export async function namedAmong(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  const ids = new Map<string, Set<string>>();
  for (const key of keys) {
    const parts = partsOf(key);
    if (parts === undefined) named.add(key);
    else ids.set(parts.folder, (ids.get(parts.folder) ?? new Set()).add(parts.id));
  }
  for (const [folder, of] of ids) {
    for (const key of (await FOLDERS[folder]?.keysOf(db, [...of])) ?? []) named.add(key);
  }
  return named;
}

/** The folders of the store. */
export const BLOB_FOLDERS: readonly string[] = Object.keys(FOLDERS);

/**
 * Every key of a folder that rows name, whose id begins as said, in lists of some hundred. Rows that come or go meanwhile
 * may be in it or not.
 */
export async function* namedBlobs(db: Queries, folder: string, begin = ''): AsyncGenerator<readonly string[]> {
  const named = FOLDERS[folder];
  if (named === undefined) throw new RangeError(`no folder of blobs: ${folder}`);
  for (let last = begin; ; ) {
    const found = await named.idsBehind(db, last, IDS_AT_ONCE);
    const ids = found.filter((id) => id.startsWith(begin));
    if (ids.length > 0) yield await named.keysOf(db, ids);
    last = found.at(-1) ?? '';
    if (ids.length < IDS_AT_ONCE) return;
  }
}
