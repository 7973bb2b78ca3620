/** Queries over the readings of files: the current ones, those that jobs show, and the marks of who has checked them. */
import { chunksOf } from './chunks.ts';
import type { Queries, Tx } from './schema.ts';
import type { FileReadingsTable, StatementSummariesTable } from './summary-tables.ts';

/** A file that a job has converted. */
export interface ReadFile {
  readonly jobId: string;
  readonly uuid: string;
  /** milliseconds since 1970 */
  readonly readAt: number;
}

export interface ShownReading extends ReadFile {
  readonly version: string;
}

const uuidsIn = (files: readonly { readonly uuid: string }[]) => [...new Set(files.map(({ uuid }) => uuid))];

/** Cuts uuids into parts that one statement takes. */
const partsOf = (uuids: readonly string[]) =>
  chunksOf(uuids.map((uuid) => ({ uuid }))).map((chunk) => chunk.map(({ uuid }) => uuid));

/** The current readings of an account's files. */
export async function readingsByFile(
  db: Queries,
  accountId: string,
  uuids: readonly string[],
): Promise<FileReadingsTable[]> {
  const found: FileReadingsTable[] = [];
  for (const part of partsOf(uuids)) {
    const query = db.selectFrom('file_readings').selectAll().where('account_id', '=', accountId);
    found.push(...(await query.where('file_uuid', 'in', part).execute()));
  }
  return found;
}

/** The same of all of its files. */
export const readingsOfAccount = (db: Queries, accountId: string): Promise<FileReadingsTable[]> =>
  db.selectFrom('file_readings').selectAll().where('account_id', '=', accountId).execute();

/** The same with the marks alone that count for one of the readings. */
export const marksOf = (db: Queries, accountId: string, shown: readonly ShownReading[]) =>
  readingsByFile(db, accountId, uuidsIn(shown));

/** The summaries of readings, in the order of their statements. As many readings as one statement takes. */
export function summariesOf(
  db: Queries,
  accountId: string,
  readings: readonly { readonly uuid: string; readonly version: string }[],
): Promise<StatementSummariesTable[]> {
  const versions = [...new Set(readings.map(({ version }) => version))];
  return db
    .selectFrom('statement_summaries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('file_uuid', 'in', uuidsIn(readings))
    .where('reading', 'in', versions)
    .orderBy('position')
    .execute();
}

/** The reading of each file that the result of its job shows. */
export async function shownReadings(
  db: Queries,
  accountId: string,
  files: readonly ReadFile[],
): Promise<ShownReading[]> {
  const made: { id: string; file_uuid: string; created_at: number }[] = [];
  for (const part of partsOf(uuidsIn(files))) {
    const query = db
      .selectFrom('file_versions')
      .select(['id', 'file_uuid', 'created_at'])
      .where('account_id', '=', accountId)
      .where('file_uuid', 'in', part)
      // one that is kept is of its own job alone, as in `findReadJob`
      .where('kind', '<>', 'converted')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    made.push(...(await query.execute()));
  }
  const newest = new Map<string, (typeof made)[number]>();
  for (const one of made) if (!newest.has(one.file_uuid)) newest.set(one.file_uuid, one);
  return files.map((file) => {
    const version = newest.get(file.uuid);
    if (version === undefined || version.created_at < file.readAt) return { ...file, version: file.jobId };
    return { ...file, version: version.id, readAt: version.created_at };
  });
}

export interface MarkWanted {
  readonly accountId: string;
  readonly uuid: string;
  /** the reading that somebody has looked at */
  readonly version: string;
  /** null: the mark goes */
  readonly mark: { readonly by: string; readonly at: number } | null;
}

/** Marks a reading, or takes its mark away. False if it is not the current one of its file, or the file is gone. */
export async function markReading(tx: Tx, { accountId, uuid, version, mark }: MarkWanted): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file_readings')
    .set({
      checked_reading: mark === null ? null : version,
      checked_by: mark?.by ?? null,
      checked_at: mark?.at ?? null,
    })
    .where('file_uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('reading', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all verified readings of an account's files that are not marked, or takes their marks away; returns the files. */
export async function markVerified(
  tx: Tx,
  accountId: string,
  mark: { readonly by: string; readonly at: number } | null,
): Promise<string[]> {
  let query = tx
    .updateTable('file_readings')
    .set((eb) => ({
      checked_reading: mark === null ? null : eb.ref('reading'),
      checked_by: mark?.by ?? null,
      checked_at: mark?.at ?? null,
    }))
    .where('account_id', '=', accountId)
    .where('status', '=', 'verified');
  query =
    mark === null
      ? query.whereRef('checked_reading', '=', 'reading')
      : query.where(({ or, eb, ref }) =>
          or([eb('checked_reading', 'is', null), eb('checked_reading', '!=', ref('reading'))]),
        );
  const rows = await query.returning('file_uuid').execute();
  return rows.map((row) => row.file_uuid);
}

export interface ExportMarked {
  readonly accountId: string;
  readonly by: string;
  /** milliseconds since 1970 */
  readonly at: number;
  readonly readings: readonly { readonly uuid: string; readonly version: string }[];
}

/** Marks readings as exported: those that are the current ones of their files. Returns how many. */
export async function markExported(db: Queries, { accountId, by, at, readings }: ExportMarked): Promise<number> {
  const uuids = new Map<string, string[]>();
  for (const { uuid, version } of readings) uuids.set(version, [...(uuids.get(version) ?? []), uuid]);
  let marked = 0;
  for (const [version, of] of uuids) {
    for (const part of partsOf(of)) {
      const { numUpdatedRows } = await db
        .updateTable('file_readings')
        .set({ exported_reading: version, exported_by: by, exported_at: at })
        .where('account_id', '=', accountId)
        .where('reading', '=', version)
        .where('file_uuid', 'in', part)
        .executeTakeFirst();
      marked += Number(numUpdatedRows);
    }
  }
  return marked;
}
