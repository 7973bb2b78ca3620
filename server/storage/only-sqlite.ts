/** The statements that only SQLite understands; support for a second database adds its own here. */
import type { DatabaseSync } from '@photostructure/sqlite';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';

/** Makes the database itself refuse to change or delete entries of the ledger. */
export async function guardLedger(db: Kysely<never>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger ledger_no_${change} before ${change} on ledger begin select raise(abort, 'the ledger is append-only'); end`,
      )
      .execute(db);
  }
}

/** Given a text, returns it in the form for searches: without case, and with accents in one form. */
const folded = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .toLowerCase();

/** Gives a connection the function for searches: SQLite itself only folds the case of ASCII letters. */
export function teachFolding(database: InstanceType<typeof DatabaseSync>): void {
  database.function('folded', { deterministic: true }, folded);
}

/** Matches if the column contains the text, in any case. */
export function holds(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`instr(folded(${sql.ref(column)}), ${folded(text)}) > 0`;
}
