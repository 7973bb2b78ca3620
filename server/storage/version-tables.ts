/** The table of versions of what was read of files. */

/** A version of what was read of a file, that people made. Its blob has the file's uuid and its own id for a name. */
export interface FileVersionsTable {
  id: string;
  file_uuid: string;
  account_id: string;
  kind: 'corrected' | 'restored';
  /** the version that it was made of: a version's id, or the id of a job that converted the file */
  based_on: string;
  created_at: number;
  /** the name of a user, or what stands for a key */
  made_by: string;
  /** that people changed, added or deleted */
  rows: number;
  /** JSON: the reconciliation status of each statement */
  statuses: string;
}
