/** Queries over how many requests an account made, by day. */
import type { Queries, RequestDaysTable, Tx } from './schema.ts';

/** Adds to the count of an account's day. */
export async function addRequests(tx: Tx, row: RequestDaysTable): Promise<void> {
  await tx
    .insertInto('request_days')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ requests: eb('request_days.requests', '+', row.requests) })),
    )
    .execute();
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
