/** The tables of what was read of files, in short: a row for each statement, and which reading of a file counts. */

/** A statement of a reading: of a conversion, or of a version that people made. */
export interface StatementSummariesTable {
  id: string;
  account_id: string;
  file_uuid: string;
  /** the id of the job whose conversion it is, or of the version */
  reading: string;
  /** 0-based, among the statements of the reading */
  position: number;
  status: 'verified' | 'mismatch' | 'unverifiable';
  /** ISO 4217 */
  currency: string | null;
  /** ISO 8601 */
  period_start: string | null;
  period_end: string | null;
  rows: number;
  /** that people changed, added or deleted */
  corrected_rows: number;
  /** what the paper says: JSON, encrypted, bound to `id` */
  sealed: string;
  created_at: number;
}

/** The current reading of a file: the newest conversion or version. A file that was never converted has none. */
export interface FileReadingsTable {
  file_uuid: string;
  account_id: string;
  reading: string;
  /** the conversion whose result shows the reading */
  job_id: string;
  read_at: number;
  /** the worst of its statements */
  status: 'verified' | 'mismatch' | 'unverifiable';
  /** the reading that somebody has checked: it counts while it is the current one; null: none */
  checked_reading: string | null;
  /** the name of a user, or what stands for a key */
  checked_by: string | null;
  checked_at: number | null;
  /** the reading that was current when the file was last exported; null: never */
  exported_reading: string | null;
  exported_by: string | null;
  exported_at: number | null;
}
