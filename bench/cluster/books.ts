/** Checks a cluster at rest: every page is debited once, every balance is its ledger, every blob has its row. */
import { join } from 'node:path';
import { readSettings } from '../../server/settings.ts';
import { DoomedBlobs } from '../../server/storage/blob-sweep.ts';
import { openBlobs } from '../../server/storage/blobs/open.ts';
import { openPostgres } from '../../server/storage/postgres/database.ts';
import { TemporaryFolder } from '../../server/storage/temporary.ts';
import type { Cluster } from './cluster.ts';

/** What a client was told: its jobs, and the uploads that it did not delete. */
export interface Told {
  readonly jobs: ReadonlyMap<string, 'completed' | 'cancelled' | 'deleted'>;
  readonly files: ReadonlySet<string>;
}

interface Fault {
  readonly what: string;
  readonly examples: readonly string[];
}

/** Each finds rows that must not be: the text says what is wrong with them. */
const MUST_BE_EMPTY: Readonly<Record<string, string>> = {
  'accounts whose balance is not the sum of their ledger': `
    select a.id from accounts a left join ledger l on l.account_id = a.id
    group by a.id, a.credits having a.credits <> coalesce(sum(l.credits), 0)`,
  'accounts with less than no credits': 'select id from accounts where credits < 0',
  'files whose debits less refunds are neither nothing nor their pages': `
    select f.uuid as id from files f join ledger l on l.file_uuid = f.uuid
    group by f.uuid, f.pages having -sum(l.credits) not in (0, f.pages)`,
  'files that were converted and not paid': `
    select f.uuid as id from files f left join ledger l on l.file_uuid = f.uuid
    where f.converted_at is not null and f.test = 0
    group by f.uuid, f.pages having coalesce(-sum(l.credits), 0) <> f.pages`,
  'files that were paid and not converted, although no job is open': `
    select f.uuid as id from files f join ledger l on l.file_uuid = f.uuid
    where f.converted_at is null and not exists (
      select 1 from job_files u where u.uuid = f.uuid and u.status in ('queued', 'processing'))
    group by f.uuid having sum(l.credits) <> 0`,
  'files of jobs that never ended': `select uuid as id from job_files where status in ('queued', 'processing')`,
  'jobs that never ended': `select id from jobs where status in ('queued', 'processing')`,
  'jobs that ended otherwise than their files': `
    select j.id from jobs j join job_files u on u.job_id = j.id group by j.id, j.status
    having (j.status = 'completed') <> bool_or(u.status = 'completed')`,
  'files that are completed without what was read of them': `
    select uuid as id from job_files u where status = 'completed' and extraction_key is null
    and exists (select 1 from files f where f.uuid = u.uuid and f.deleted_at is null)`,
};

/** Every column that names a blob. */
const NAMED = `
  select 'files/' || uuid || '.pdf' as key from files where deleted_at is null
  union select extraction_key from job_files where extraction_key is not null
  union select blob_key from results`;

/** Returns what is wrong in a cluster whose jobs have all ended, as lines; empty: nothing. */
export async function wrongBooks(cluster: Cluster, told: Told): Promise<string[]> {
  const faults: Fault[] = [];
  const found = (what: string, examples: readonly string[]) => {
    if (examples.length > 0) faults.push({ what, examples });
  };
  for (const [what, statement] of Object.entries(MUST_BE_EMPTY)) {
    const rows = await cluster.query<{ id: string }>(statement);
    found(
      what,
      rows.map(({ id }) => id),
    );
  }
  const jobs = new Map(
    (await cluster.query<{ id: string; status: string }>('select id, status from jobs')).map((row) => [
      row.id,
      row.status,
    ]),
  );
  const kept = new Set((await cluster.query<{ uuid: string }>('select uuid from files')).map(({ uuid }) => uuid));
  const known = [...told.jobs];
  found(
    'jobs that were accepted and are lost',
    known.filter(([id, state]) => state !== 'deleted' && !jobs.has(id)).map(([id]) => id),
  );
  found(
    'jobs that were not converted',
    known.filter(([id, state]) => state === 'completed' && jobs.get(id) !== 'completed').map(([id]) => id),
  );
  found(
    'uploads that were kept and are lost',
    [...told.files].filter((uuid) => !kept.has(uuid)),
  );
  const stored = new Set(await sweptBlobs(cluster));
  const named = new Set((await cluster.query<{ key: string }>(NAMED)).map(({ key }) => key));
  found(
    'blobs without a row after a sweep',
    [...stored].filter((key) => !named.has(key)),
  );
  found(
    'rows without their blob',
    [...named].filter((key) => !stored.has(key)),
  );
  return faults.map(({ what, examples }) => `${examples.length} ${what}: ${examples.slice(0, 3).join(', ')}`);
}

/** Later than every note of a blob: a sweep then deletes all that are noted. */
const A_WEEK_MS = 7 * 86_400_000;

/** Deletes the blobs that no row names, as the nodes do within a day, and returns the keys of those that are left. */
async function sweptBlobs({ direct, folder }: Cluster): Promise<string[]> {
  const settings = readSettings({ ...direct, LEDGERIZE_DATA: folder });
  if (settings.database === undefined) throw new TypeError('a cluster has a database');
  const temporary = new TemporaryFolder(join(folder, 'books'));
  await temporary.open();
  const database = await openPostgres({ ...settings.database, connections: 2 });
  try {
    const blobs = await openBlobs(settings, temporary);
    await new DoomedBlobs(database, blobs).sweep(Date.now() + A_WEEK_MS);
    const keys: string[] = [];
    for await (const { key } of blobs.list()) keys.push(key);
    return keys;
  } finally {
    await database.close();
  }
}
