/** Versions have names, say what they restored, and keep what was read of the paper, with the hints of that reading. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['restored_from', 'name', 'hints'])
    await db.schema.alterTable('file_versions').addColumn(column, 'text').execute();
}
