/** The names of what entries of the audit log are about, as they are now: nothing of what is gone. */
import type { Queries } from './schema.ts';

/** What an entry is about. */
export interface NamedObject {
  readonly name: string;
  /** of a job those of all its files, in their order; else the name alone */
  readonly names: readonly string[];
  /** of a job: its files beside the one with that name */
  readonly otherFiles: number;
  /** of a file the last job with a result of it, of a job itself if its result is there */
  readonly jobId: string | null;
}

/** Given a name, returns it as that of what is no job and has no result. */
export const nameAlone = (name: string): NamedObject => ({ name, names: [name], otherFiles: 0, jobId: null });

type Named = ReadonlyMap<string, NamedObject>;

/** Files that are neither deleted nor expired. */
export async function namedFiles(
  db: Queries,
  accountId: string,
  uuids: readonly string[],
  now: number,
): Promise<Named> {
  const rows = await db
    .selectFrom('files')
    .leftJoin('job_files', (join) =>
      join.onRef('job_files.uuid', '=', 'files.uuid').on('job_files.status', '=', 'completed'),
    )
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'job_files.job_id')
        .on('jobs.reread', 'is', null)
        .on('jobs.result_gone_at', 'is', null)
        .on('jobs.expires_at', '>', now),
    )
    .select(['files.uuid', 'files.filename', 'jobs.id as job_id'])
    .where('files.account_id', '=', accountId)
    .where('files.uuid', 'in', uuids)
    .where('files.deleted_at', 'is', null)
    .where('files.expires_at', '>', now)
    .orderBy('jobs.created_at')
    .execute();
  const named = new Map<string, NamedObject>();
  for (const { uuid, filename, job_id } of rows) {
    // a job without a result may come first or last
    const jobId = job_id ?? named.get(uuid)?.jobId ?? null;
    named.set(uuid, { ...nameAlone(filename), jobId });
  }
  return named;
}

/** Jobs, each by the first of its files that is not deleted. */
export async function namedJobs(db: Queries, accountId: string, ids: readonly string[], now: number): Promise<Named> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_files', 'job_files.job_id', 'jobs.id')
    .innerJoin('files', 'files.uuid', 'job_files.uuid')
    .select(['jobs.id', 'jobs.status', 'jobs.result_gone_at', 'files.filename'])
    .where('jobs.account_id', '=', accountId)
    .where('jobs.id', 'in', ids)
    .where('jobs.expires_at', '>', now)
    .where('files.deleted_at', 'is', null)
    .where('files.expires_at', '>', now)
    .orderBy('job_files.position')
    .execute();
  const named = new Map<string, NamedObject>();
  for (const { id, status, result_gone_at, filename } of rows) {
    const before = named.get(id);
    const names = [...(before?.names ?? []), filename];
    const jobId = status === 'completed' && result_gone_at === null ? id : null;
    named.set(id, { name: names[0] ?? filename, names, otherFiles: names.length - 1, jobId });
  }
  return named;
}

export async function namedClients(db: Queries, accountId: string, ids: readonly string[]): Promise<Named> {
  const rows = await db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, nameAlone(name)]));
}
