/** A job may read a file again, for a version of its reading. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('reread', 'text').execute();
}
