/** Queries over the audit log, which only grows: each account's entries are a chain of hashes. */
export interface AuditTable {
  /** `service` for what belongs to no account */
  account_id: string;
  /** from 1, without gaps, in each account */
  entry: number;
  created_at: number;
  actor: 'key' | 'user' | 'operator' | 'service' | 'visitor';
  /** of the key or the user; of the command line, the system's number of its user; empty: none */
  actor_id: string;
  action: string;
  /** the id of what was acted on; the action tells its kind */
  object: string;
  /** JSON: figures, codes and ids only */
  details: string | null;
  request_id: string | null;
  address: string | null;
  /** hex of the SHA-256 of the entry and of the hash before it */
  hash: string;
}
