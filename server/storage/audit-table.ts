/** The table of the audit log, as the queries see it. */

/** Append-only: the database itself refuses updates and deletes. */
export interface AuditTable {
  /** `service` for what belongs to no account */
  account_id: string;
  /** from 1, without gaps, in each account */
  entry: number;
  created_at: number;
  actor: 'key' | 'user' | 'command' | 'service' | 'visitor';
  /** of the key or the user; of a command line, the number of its user on the machine; empty: none */
  actor_id: string;
  action: string;
  /** the id of what was acted on; the action tells its kind */
  object: string;
  /** JSON: figures, codes and ids only */
  details: string | null;
  request_id: string | null;
  address: string | null;
  /** hex of the SHA-256 of the hash before it, a space and `chainedText` of the entry */
  hash: string;
}
