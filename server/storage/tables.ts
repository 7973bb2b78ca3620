/** The tables that hold everything a service knows: what a backup has, in an order in which rows can refer to others. */

export interface TableOfBackup {
  readonly name: string;
  /** its primary key */
  readonly key: readonly string[];
  /** a column that refers to another row of the table; rows without it come first */
  readonly refersToItself?: string;
}

export const TABLES: readonly TableOfBackup[] = [
  { name: 'accounts', key: ['id'], refersToItself: 'test_of' },
  { name: 'keys', key: ['id'] },
  { name: 'ledger', key: ['id'] },
  { name: 'clients', key: ['id'] },
  { name: 'files', key: ['uuid'] },
  { name: 'file_metadata', key: ['owner', 'key'] },
  { name: 'jobs', key: ['id'] },
  { name: 'job_files', key: ['job_id', 'uuid'] },
  { name: 'job_metadata', key: ['owner', 'key'] },
  { name: 'file_versions', key: ['file_uuid', 'id'] },
  { name: 'statement_summaries', key: ['id'] },
  { name: 'file_readings', key: ['file_uuid'] },
  { name: 'straightened_pages', key: ['file_uuid', 'page'] },
  { name: 'results', key: ['job_id', 'format', 'file_uuid', 'options_sha256'] },
  { name: 'doomed_blobs', key: ['blob_key'] },
  { name: 'idempotency_keys', key: ['account_id', 'key'] },
  { name: 'request_days', key: ['account_id', 'day'] },
  { name: 'webhooks', key: ['id'] },
  { name: 'webhook_deliveries', key: ['id'] },
  { name: 'users', key: ['id'] },
  { name: 'job_mails', key: ['job_id', 'user_id'] },
  { name: 'sessions', key: ['id'] },
  { name: 'credentials', key: ['id'] },
  { name: 'verifications', key: ['id'] },
  { name: 'memberships', key: ['account_id', 'user_id'] },
  { name: 'invitations', key: ['id'] },
  { name: 'setup', key: ['id'] },
  { name: 'attempts', key: ['subject'] },
  { name: 'data_keys', key: ['id'] },
  { name: 'audit', key: ['account_id', 'entry'] },
  { name: 'forced_failures', key: ['account_id', 'subject', 'step'] },
];

/** The tables that no backup has: the list of migrations is told beside them, and counts of a minute are worth nothing. */
export const NOT_KEPT: readonly string[] = ['migrations', 'rate_windows'];
