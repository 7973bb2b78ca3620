/** What was read of files, in short, for their lists: each file's current reading, and the one that a job shows. */
import { chunksOf } from '../storage/chunks.ts';
import type { ReadFile } from '../storage/readings.ts';
import { marksOf, readingsByFile, shownReadings, summariesOf } from '../storage/readings.ts';
import type { Queries } from '../storage/schema.ts';
import type { FileReadingsTable } from '../storage/summary-tables.ts';
import { openSummary, type SummaryVault, worstOf } from './summaries.ts';
import type { CheckMark, ExportMark, FileReading } from './types.ts';

/** Given the row of a file, returns who has checked its current reading; null: nobody. */
export function markOf(row: FileReadingsTable | undefined, version: string): CheckMark | null {
  if (row?.checked_reading !== version || row.checked_by === null || row.checked_at === null) return null;
  return { by: row.checked_by, at: new Date(row.checked_at) };
}

/** Given the row of a file, returns who has exported it last; null: nobody. */
export function exportOf(row: FileReadingsTable | undefined): ExportMark | null {
  const { exported_reading: version = null, exported_by: by = null, exported_at: at = null } = row ?? {};
  return version === null || by === null || at === null ? null : { version, by, at: new Date(at) };
}

/** Given readings by their files, returns the summaries of each, by file and version. */
async function statementsOf(
  db: Queries,
  vault: SummaryVault,
  accountId: string,
  readings: readonly { readonly uuid: string; readonly version: string }[],
) {
  const found = new Map<string, FileReading['statements'][number][]>();
  for (const chunk of chunksOf(readings)) {
    for (const row of await summariesOf(db, accountId, chunk)) {
      const key = `${row.file_uuid} ${row.reading}`;
      found.set(key, [...(found.get(key) ?? []), openSummary(vault, row)]);
    }
  }
  return found;
}

/** The current readings of an account's files, by their uuids; a file that was not converted has none. */
export async function readingsOfFiles(
  db: Queries,
  vault: SummaryVault,
  accountId: string,
  uuids: readonly string[],
): Promise<Map<string, FileReading>> {
  const rows = await readingsByFile(db, accountId, uuids);
  const wanted = rows.map((row) => ({ uuid: row.file_uuid, version: row.reading }));
  const statements = await statementsOf(db, vault, accountId, wanted);
  return new Map(
    rows.map((row): [string, FileReading] => {
      const { file_uuid: uuid, job_id: jobId, reading: version, status } = row;
      const reading: FileReading = {
        ...{ jobId, version, readAt: new Date(row.read_at), status },
        ...{ checked: markOf(row, version), exported: exportOf(row) },
        statements: statements.get(`${uuid} ${version}`) ?? [],
      };
      return [uuid, reading];
    }),
  );
}

/**
 * Given converted files of jobs, returns the readings that results of these jobs show: the newest version that people
 * made after the conversion, or else the conversion; by job and file.
 */
export async function readingsOfJobs(
  db: Queries,
  vault: SummaryVault,
  accountId: string,
  files: readonly ReadFile[],
): Promise<Map<string, FileReading>> {
  if (files.length === 0) return new Map();
  const shown = await shownReadings(db, accountId, files);
  const statements = await statementsOf(db, vault, accountId, shown);
  const marks = new Map((await marksOf(db, accountId, shown)).map((row) => [row.file_uuid, row]));
  const entries = shown.flatMap(({ uuid, jobId, version, readAt }): [string, FileReading][] => {
    const read = statements.get(`${uuid} ${version}`);
    // it was converted before summaries were kept
    if (read === undefined) return [];
    const of = {
      ...{ jobId, version, readAt: new Date(readAt), status: worstOf(read), statements: read },
      ...{ checked: markOf(marks.get(uuid), version), exported: exportOf(marks.get(uuid)) },
    };
    return [[`${jobId} ${uuid}`, of]];
  });
  return new Map(entries);
}
