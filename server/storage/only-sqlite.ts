/** The statements that only SQLite understands; a second database puts its own beside each. */
import { type Kysely, sql } from 'kysely';

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
