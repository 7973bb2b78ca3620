/** Queries over how many requests an account made, by day. */
import { chunksOf } from './chunks.ts';
import type { Queries, RequestDaysTable, Tx } from './schema.ts';

/** Adds to the counts of accounts' days, each of which is there once. */
export async function addRequests(tx: Tx, rows: readonly RequestDaysTable[]): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await tx
      .insertInto('request_days')
      .values(chunk)
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
