/** The statements that only SQLite understands; a second database puts its own beside each. */
import type { DatabaseSync } from '@photostructure/sqlite';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';

/** Makes the database itself refuse to change or remove what stands in the ledger. */
export async function guardLedger(db: Kysely<never>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger ledger_no_${change} before ${change} on ledger begin select raise(abort, 'the ledger is append-only'); end`,
      )
      .execute(db);
  }
}

/** Given a text, returns it as it is searched in: without regard to case, and to how an accent is written. */
const folded = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .toLowerCase();

/** Gives a connection what its searches call: SQLite itself folds the letters of ASCII alone. */
export function teachFolding(database: InstanceType<typeof DatabaseSync>): void {
  database.function('folded', { deterministic: true }, folded);
}

/** Whether a text stands in that of a column, whatever the case of both. */
export function holds(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`instr(folded(${sql.ref(column)}), ${folded(text)}) > 0`;
}
