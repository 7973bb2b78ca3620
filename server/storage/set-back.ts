/** What a clock that was set back leaves: times that have not come yet, for which something would wait. */
import type { Queries } from './schema.ts';

/** Clocks of several nodes differ by less. */
const SKEW_MS = 5_000;

/**
 * Given the time, corrects what waits for a time only because the clock was set back: webhooks that were due or tried
 * later than now. Dates that people see stay as they are.
 */
export async function correctAfterSetBack(db: Queries, now: number): Promise<void> {
  const future = now + SKEW_MS;
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('status', '=', 'pending')
    .where('next_attempt_at', '>', future)
    .where((eb) => eb.or([eb('created_at', '>', future), eb('last_attempt_at', '>', future)]))
    .execute();
}
