/** Who has exported a file last, and which of its readings. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('file_readings').addColumn('exported_reading', 'text').execute();
  await db.schema.alterTable('file_readings').addColumn('exported_by', 'text').execute();
  await db.schema.alterTable('file_readings').addColumn('exported_at', 'bigint').execute();
}
