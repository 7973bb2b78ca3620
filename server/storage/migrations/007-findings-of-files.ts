/**
 * Why a file or a job failed, as a code with parameters, in addition to the message: JSON, null if there is only a
 * message.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('error_finding', 'text').execute();
  await db.schema.alterTable('job_files').addColumn('error_finding', 'text').execute();
}
