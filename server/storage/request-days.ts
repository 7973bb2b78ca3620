/** Queries over how many requests an account made, by day. */
import type { Queries, RequestDaysTable, Tx } from './schema.ts';

/** Rows of three columns: older builds of SQLite take less than a thousand values. */
const ROWS_AT_ONCE = 300;

/** Adds to the counts of accounts' days, each of which is there once. */
export async function addRequests(tx: Tx, rows: readonly RequestDaysTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('request_days')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day'])
          .doUpdateSet((eb) => ({ requests: eb('request_days.requests', '+', eb.ref('excluded.requests')) })),
      )
      .execute();
  }
}

/** An account's days from a date on, without days that have no requests. */
export function requestDays(db: Queries, accountId: string, from: string): Promise<RequestDaysTable[]> {
  return db
    .selectFrom('request_days')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .execute();
}
