/** The table of the keys of blobs, as the queries see it. */

export interface DataKeysTable {
  id: string;
  /** encrypted, bound to the id */
  sealed: string;
  created_at: number;
  /** when a rotation put a newer one in its place: it encrypts nothing more; null: it may */
  retired_at: number | null;
}
