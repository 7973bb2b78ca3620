/** The statements that only SQLite understands; support for a second database adds its own here. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from '@photostructure/sqlite';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';

/** Tables that only grow, and what they are called. */
const APPEND_ONLY = { ledger: 'the ledger', audit: 'the audit log' } as const;

/** Makes the database itself refuse to change or delete rows of a table. */
export async function guardAppendOnly(db: Kysely<never>, table: keyof typeof APPEND_ONLY): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${APPEND_ONLY[table]} is append-only'); end`,
      )
      .execute(db);
  }
}

/** Makes the database itself refuse to change or delete entries of the ledger. */
export const guardLedger = (db: Kysely<never>): Promise<void> => guardAppendOnly(db, 'ledger');

/** Given a text, returns it in the form for searches: without case, and with accents in one form. */
const folded = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .toLowerCase();

/** Gives a connection the functions that our queries call and SQLite lacks. */
export function teachSqlite(database: InstanceType<typeof DatabaseSync>): void {
  // SQLite itself only folds the case of ASCII letters
  database.function('folded', { deterministic: true }, folded);
  database.function('sha256_hex', { deterministic: true }, (text: unknown) =>
    createHash('sha256').update(String(text)).digest('hex'),
  );
}

/** Matches if the column contains the text, in any case. */
export function holds(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`instr(folded(${sql.ref(column)}), ${folded(text)}) > 0`;
}
