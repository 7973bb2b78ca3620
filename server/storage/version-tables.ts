/** The table of versions of what was read of files. */

/**
 * A version of what was read of a file: one that people made or had read again, or a conversion that they made the first one of, so that
 * what was read stays when its job is gone. Its blob has the file's uuid and its own id for a name.
 */
export interface FileVersionsTable {
  /** of a conversion, that of its job */
  id: string;
  file_uuid: string;
  account_id: string;
  kind: 'converted' | 'corrected' | 'restored' | 'reread';
  /** the version that was current: a version's id, or the id of a job that converted the file; empty: of none */
  based_on: string;
  created_at: number;
  /** the name of a user, or what stands for a key; empty for a conversion */
  made_by: string;
  /** that people changed, added or deleted */
  rows: number;
  /** JSON: the reconciliation status of each statement */
  statuses: string;
  /** the version whose contents it has, of one that was restored */
  restored_from: string | null;
  /** what people call it */
  name: string | null;
  /** JSON: that a conversion or a reading again was started with */
  hints: string | null;
}
