/** The tables, as the queries see them. Times are whole milliseconds since 1970, truth values 0 or 1. */
import type { Kysely, Transaction } from 'kysely';
import type { KeyScope } from '../../contract/key-scope.ts';
import type { AuditTable } from './audit-table.ts';
import type { ClientsTable } from './client-table.ts';
import type { DataKeysTable } from './data-key-table.ts';
import type { ForcedFailuresTable } from './forced-failure-table.ts';
import type { JobMailsTable } from './job-mail-table.ts';
import type { InvitationsTable, MembershipsTable, SetupTable, UsersTable } from './member-tables.ts';
import type { FileReadingsTable, StatementSummariesTable } from './summary-tables.ts';
import type { FileVersionsTable } from './version-tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts';

export interface AccountsTable {
  id: string;
  name: string;
  created_at: number;
  /** null: the server's setting, so that a changed setting applies to every account without its own limit */
  requests_per_minute: number | null;
  /** of all keys of the account together; null: the server's setting */
  account_requests_per_minute: number | null;
  max_file_bytes: number | null;
  retention_ms: number | null;
  /** the sum of the account's ledger, updated in the same transaction: one row gives the balance, which is never < 0 */
  credits: number;
  /** not used any more: `taken_at` of its files has it */
  last_served_at: number;
  /** the account whose tests it holds; null: it is an account itself */
  test_of: string | null;
  /** the balance below which credits are low; null: the server's setting */
  credits_low: number | null;
  /** 1: it was told that they are low, and they have not risen over the threshold since */
  credits_low_told: number;
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
  scope: KeyScope;
  /** when it ends; null: never */
  expires_at: number | null;
  /** 1: it works on the account of tests */
  test: number;
}

/** Append-only: the database itself refuses updates and deletes. */
export interface LedgerTable {
  id: string;
  account_id: string;
  kind: 'grant' | 'debit' | 'refund';
  /** added to the balance: a debit is < 0 */
  credits: number;
  reason: string;
  /**
   * of a debit or refund: the file and the number of its debit; (kind, file, round) is unique, so neither happens twice
   */
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
  /** encrypted; null if none is needed or known */
  password: string | null;
  created_at: number;
  expires_at: number;
  /** the row outlives its bytes: it shows what a debit was for */
  deleted_at: number | null;
  /** when a conversion first succeeded: the debit is then earned, and no later failure refunds it */
  converted_at: number | null;
  /** debits so far */
  debit_round: number;
  /** the job that debited the file; null: no debit is open */
  debit_job_id: string | null;
  /** JSON: the client's own reference; null if there is none */
  metadata: string | null;
  /** 1: uploaded with a test key */
  test: number;
  /** whose statements it has; null: of no client */
  client_id: string | null;
}

export interface JobsTable {
  id: string;
  account_id: string;
  format: string;
  /** JSON */
  hints: string | null;
  /** JSON: of its result */
  options: string | null;
  status: 'queued' | 'processing' | 'completed' | 'failed';
  created_at: number;
  started_at: number | null;
  completed_at: number | null;
  /** when its first file expires */
  expires_at: number;
  /** when a deleted file made its result unavailable */
  result_gone_at: number | null;
  error_code: string | null;
  error_message: string | null;
  /** JSON: the message as a code with parameters */
  error_finding: string | null;
  /** JSON: the client's own reference; null if there is none */
  metadata: string | null;
  /** 1: started with a test key */
  test: number;
  /** JSON: what a job that reads its one file again makes a version of, as `Reread`; null: a conversion of its own */
  reread: string | null;
}

/** An entry of the `metadata` of a file or a job. */
export interface MetadataTable {
  /** the file's uuid, or the job's id */
  owner: string;
  account_id: string;
  key: string;
  value: string;
}

/** A page of a file that was set straight when it was read from its picture; the last conversion counts. */
export interface StraightenedPagesTable {
  file_uuid: string;
  /** from 1 */
  page: number;
  /** quarter turns clockwise */
  turned: number;
  /** JSON: where the points of the straight page are; null if the page was only turned */
  mesh: string | null;
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
  /** JSON: the message as a code with parameters */
  error_finding: string | null;
  /** blob of the extraction; null until completed */
  extraction_key: string | null;
  queued_at: number;
  /** how often it was taken; together with the worker it decides who may end it */
  attempt: number;
  /** tries in which the worker died or overran */
  tries: number;
  /** tries in which the whole process ended */
  interruptions: number;
  lease_worker: string | null;
  lease_until: number | null;
  /** when it was last taken; null: never */
  taken_at: number | null;
  /** when it was converted; null: not yet, or before this was noted, when the job's end counts */
  ended_at: number | null;
}

export interface ResultsTable {
  job_id: string;
  format: string;
  /** the job's file that the result is for; empty: for all its files */
  file_uuid: string;
  /** hex, of the options that it was made with; empty: with none */
  options_sha256: string;
  /** it is a zip of several files of the format */
  is_archive: number;
  blob_key: string;
  bytes: number;
  sha256: string;
  created_at: number;
}

/**
 * Blobs to delete unless the process that stores them removes the note: noted before the bytes are written or their row
 * is deleted.
 */
interface DoomedBlobsTable {
  blob_key: string;
  since: number;
}

/** The first call under a client's idempotency key, and its answer. */
export interface IdempotencyKeysTable {
  account_id: string;
  /** the client's text */
  key: string;
  operation: string;
  /** hex */
  body_sha256: string;
  /** the call that holds the key: only this call may answer */
  holder: string;
  /** until when a call without an answer counts as running */
  lease_until: number;
  /** JSON; null while the first call is running */
  answer: string | null;
  expires_at: number;
}

/** Requests of all keys and users of an account on a day. */
export interface RequestDaysTable {
  account_id: string;
  /** ISO 8601, in UTC */
  day: string;
  requests: number;
}

/** How often something was tried in the current window, over all nodes. */
interface AttemptsTable {
  /** hex of a SHA-256 */
  subject: string;
  count: number;
  /** by the database's clock */
  ends_at: number;
}

/** The requests of a key in the current window of time. */
interface RateWindowsTable {
  key: string;
  requests: number;
  /** by the database's clock */
  ends_at: number;
}

export interface Schema {
  accounts: AccountsTable;
  keys: KeysTable;
  ledger: LedgerTable;
  clients: ClientsTable;
  files: FilesTable;
  file_metadata: MetadataTable;
  job_metadata: MetadataTable;
  jobs: JobsTable;
  job_files: JobFilesTable;
  file_versions: FileVersionsTable;
  job_mails: JobMailsTable;
  statement_summaries: StatementSummariesTable;
  file_readings: FileReadingsTable;
  straightened_pages: StraightenedPagesTable;
  forced_failures: ForcedFailuresTable;
  results: ResultsTable;
  doomed_blobs: DoomedBlobsTable;
  idempotency_keys: IdempotencyKeysTable;
  request_days: RequestDaysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  users: UsersTable;
  memberships: MembershipsTable;
  invitations: InvitationsTable;
  setup: SetupTable;
  rate_windows: RateWindowsTable;
  attempts: AttemptsTable;
  data_keys: DataKeysTable;
  audit: AuditTable;
}

/** The connection for queries: the database, or a transaction of it. */
export type Queries = Kysely<Schema>;
/** The connection for queries that must share their transaction with others. */
export type Tx = Transaction<Schema>;
