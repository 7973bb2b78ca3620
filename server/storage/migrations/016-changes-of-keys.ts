/** A database of several nodes tells them of each change of a key or of an account's limits, whoever makes it. */
import type { Kysely } from 'kysely';
import { tellOfChanges } from '../by-database.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await tellOfChanges(db, 'accounts', [
    'requests_per_minute',
    'account_requests_per_minute',
    'max_file_bytes',
    'retention_ms',
    'test_of',
  ]);
  // in the order in which servers lock them
  await tellOfChanges(db, 'keys', ['id', 'account_id', 'sha256', 'scope', 'expires_at', 'revoked_at', 'test']);
}
