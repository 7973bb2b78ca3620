/** The tables, as the queries see them. Times are whole milliseconds since 1970, truth values 0 or 1. */
import type { Kysely, Transaction } from 'kysely';

export interface AccountsTable {
  id: string;
  name: string;
  created_at: number;
  /** null: the server's setting, so that a changed setting reaches every account that has no limit of its own */
  requests_per_minute: number | null;
  max_file_bytes: number | null;
  retention_ms: number | null;
  /** the sum of the account's ledger, kept in the transaction that writes the ledger: a balance is one row to read, and never < 0 */
  credits: number;
  /** when a file of the account was last taken from the queue; 0: never */
  last_served_at: number;
}

export interface KeysTable {
  id: string;
  account_id: string;
  name: string;
  /** hex of the key's SHA-256 */
  sha256: string;
  last_four: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** Append-only: the database itself refuses updates and deletes. */
export interface LedgerTable {
  id: string;
  account_id: string;
  kind: 'grant' | 'debit' | 'refund';
  /** added to the balance: a debit is < 0 */
  credits: number;
  reason: string;
  /** of a debit or refund: the file and the how-manieth debit of it; (kind, file, round) is unique, so neither happens twice */
  file_uuid: string | null;
  round: number | null;
  job_id: string | null;
  created_at: number;
}

export interface FilesTable {
  uuid: string;
  account_id: string;
  filename: string;
  bytes: number;
  /** hex */
  sha256: string;
  /** 0 while a password is required */
  pages: number;
  password_required: number;
  /** encrypted; null where none is needed or known */
  password: string | null;
  created_at: number;
  expires_at: number;
  /** the row outlives its bytes: it says what a debit was for */
  deleted_at: number | null;
  /** when a conversion first succeeded: the debit is earned, and no later failure refunds it */
  converted_at: number | null;
  /** debits so far */
  debit_round: number;
  /** the job whose acceptance debited the file; null: no debit is open */
  debit_job_id: string | null;
}

export interface JobsTable {
  id: string;
  account_id: string;
  format: string;
  /** JSON */
  hints: string | null;
  status: 'queued' | 'processing' | 'completed' | 'failed';
  created_at: number;
  started_at: number | null;
  completed_at: number | null;
  /** when its first file expires */
  expires_at: number;
  /** when its result was lost with a deleted file */
  result_gone_at: number | null;
  error_code: string | null;
  error_message: string | null;
  /** JSON: what the message says as a code with parameters */
  error_finding: string | null;
}

/** A job's files: the units of the queue. */
export interface JobFilesTable {
  job_id: string;
  uuid: string;
  /** 0-based, as accepted */
  position: number;
  account_id: string;
  status: 'queued' | 'processing' | 'completed' | 'failed' | 'cancelled';
  pages: number;
  pages_done: number;
  /** debited for this file in this job and not refunded */
  credits: number;
  error_code: string | null;
  error_message: string | null;
  /** JSON: what the message says as a code with parameters */
  error_finding: string | null;
  /** blob of what was read; null until completed */
  extraction_key: string | null;
  queued_at: number;
  /** how often it was taken; with the worker it fences who may end it */
  attempt: number;
  /** tries that ended with a worker dead or overrun */
  tries: number;
  /** tries that ended with the whole process */
  interruptions: number;
  lease_worker: string | null;
  lease_until: number | null;
}

export interface ResultsTable {
  job_id: string;
  format: string;
  /** the file of the job that it is of alone; empty: it is of them all */
  file_uuid: string;
  blob_key: string;
  bytes: number;
  sha256: string;
  created_at: number;
}

/** Blobs to be deleted unless whoever is storing them takes them off: noted before the bytes are written or their row dies. */
interface DoomedBlobsTable {
  blob_key: string;
  since: number;
}

/** What was first asked under a client's idempotency key, and how it was answered. */
export interface IdempotencyKeysTable {
  account_id: string;
  /** the client's text */
  key: string;
  operation: string;
  /** hex */
  body_sha256: string;
  /** the call that has the key: it alone may answer */
  holder: string;
  /** until when a call without an answer is believed to be under way */
  lease_until: number;
  /** JSON; null while the first call is under way */
  answer: string | null;
  expires_at: number;
}

/** Made and read by the library that keeps users; ours look at these columns alone. */
interface UsersTable {
  id: string;
  name: string;
  email: string;
  account_id: string;
  operator: number;
  /** RFC 3339 */
  created_at: string;
}

/** The link by which the first user becomes the operator. */
interface SetupTable {
  /** 1: there is one at a time */
  id: number;
  /** hex */
  token_sha256: string;
  made_at: number;
  claimed_at: number | null;
}

/** Requests of all keys and users of an account on a day. */
export interface RequestDaysTable {
  account_id: string;
  /** ISO 8601, in UTC */
  day: string;
  requests: number;
}

export interface Schema {
  accounts: AccountsTable;
  keys: KeysTable;
  ledger: LedgerTable;
  files: FilesTable;
  jobs: JobsTable;
  job_files: JobFilesTable;
  results: ResultsTable;
  doomed_blobs: DoomedBlobsTable;
  idempotency_keys: IdempotencyKeysTable;
  request_days: RequestDaysTable;
  users: UsersTable;
  setup: SetupTable;
}

/** What a query runs on: the database, or a transaction of it. */
export type Queries = Kysely<Schema>;
/** What a query runs on that must share its transaction with others. */
export type Tx = Transaction<Schema>;
