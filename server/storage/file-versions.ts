/** Queries over the versions of what was read of files: conversions, and what people made of them. */
import type { AuditTable } from './audit-table.ts';
import type { Queries, Tx } from './schema.ts';
import type { FileVersionsTable } from './version-tables.ts';

/** The blob of a version that people made. */
export const versionKey = (uuid: string, id: string): string => `versions/${uuid}.${id}.json`;

/** What a file is read again for. */
export interface Reread {
  /** the version that is current, as far as its maker knows */
  readonly basedOn: string;
  /** the name of a user, or what stands for a key */
  readonly by: string;
  /** the same for the audit log */
  readonly actor: { readonly kind: AuditTable['actor']; readonly id: string };
}

/** Given why a job reads its file again, returns the text of the column; null for a conversion of its own. */
export function rereadColumn(reread: Reread | undefined): string | null {
  return reread === undefined ? null : JSON.stringify(reread);
}

/** Given the text of the column, returns why the job reads its file again; null for a conversion of its own. */
export function rereadOf({ reread }: { readonly reread: string | null }): Reread | null {
  return reread === null ? null : (JSON.parse(reread) as Reread);
}

/** Given a job, returns the version whose file it reads again, as its status and its events name it. */
export function basedOnOf(job: { readonly reread: string | null }): { basedOn?: string } {
  const reread = rereadOf(job);
  return reread === null ? {} : { basedOn: reread.basedOn };
}

export async function insertVersion(tx: Tx, row: FileVersionsTable): Promise<void> {
  await tx.insertInto('file_versions').values(row).execute();
}

/** Names a version of a file; null takes its name away. Returns it as it is then; undefined if there is none. */
export function nameVersion(
  tx: Tx,
  { uuid, id }: { readonly uuid: string; readonly id: string },
  name: string | null,
): Promise<FileVersionsTable | undefined> {
  return tx
    .updateTable('file_versions')
    .set({ name })
    .where('file_uuid', '=', uuid)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The versions of a file that people made, and the conversions that are kept with them, newest first. */
export function madeVersions(db: Queries, uuid: string): Promise<FileVersionsTable[]> {
  return db
    .selectFrom('file_versions')
    .selectAll()
    .where('file_uuid', '=', uuid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A conversion of a file whose reading is kept. */
export interface ConvertedVersion {
  readonly jobId: string;
  readonly accountId: string;
  readonly extractionKey: string;
  readonly completedAt: number;
  /** JSON: that it was started with */
  readonly hints: string | null;
}

/** The conversions of a file whose readings are kept, newest first. */
export async function convertedVersions(db: Queries, uuid: string): Promise<ConvertedVersion[]> {
  const rows = await db
    .selectFrom('job_files')
    .innerJoin('jobs', 'jobs.id', 'job_files.job_id')
    .select(['jobs.id', 'jobs.account_id', 'job_files.extraction_key', 'jobs.hints'])
    .select((eb) => eb.fn.coalesce('job_files.ended_at', 'jobs.completed_at').as('completed_at'))
    .where('job_files.uuid', '=', uuid)
    .where('job_files.extraction_key', 'is not', null)
    // what such a job read is a version that was made
    .where('jobs.reread', 'is', null)
    .orderBy('completed_at', 'desc')
    .execute();
  return rows.flatMap(
    ({ id: jobId, account_id: accountId, extraction_key: extractionKey, completed_at: completedAt, hints }) =>
      extractionKey === null || completedAt === null ? [] : { jobId, accountId, extractionKey, completedAt, hints },
  );
}

/** Deletes the rows of a file's versions, and returns the keys of their blobs. */
export async function forgetVersions(tx: Tx, uuid: string): Promise<string[]> {
  const rows = await tx.deleteFrom('file_versions').where('file_uuid', '=', uuid).returning('id').execute();
  return rows.map(({ id }) => versionKey(uuid, id));
}
