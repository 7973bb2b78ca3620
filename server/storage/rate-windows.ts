/** Counts requests in windows of time, by subject, over all nodes and by the database's clock. */
import { sql } from 'kysely';
import { lockingFree } from './by-database.ts';
import type { Queries } from './schema.ts';

export interface CountedRequests {
  /** in the current window, with this one */
  readonly requests: number;
  /** until it ends */
  readonly msLeft: number;
}

/** What is counted, and how many requests of it. */
export interface Subject {
  readonly key: string;
  readonly requests: number;
}

/**
 * Counts requests of each subject, in one statement, and returns the counts in this order. A window that ended begins
 * again, and so does one that ends later than a whole window from now: then the clock was set back.
 */
export async function countRequests(
  db: Queries,
  subjects: readonly Subject[],
  windowMs: number,
): Promise<CountedRequests[]> {
  const stale = sql`(rate_windows.ends_at <= now_ms() or rate_windows.ends_at > now_ms() + ${sql.lit(windowMs)})`;
  // always in one order, so that two statements do not wait for one another
  const ordered = [...subjects].sort((a, b) => (a.key < b.key ? -1 : 1));
  const values = ordered.map(
    ({ key, requests }) => sql`(${key}, ${sql.lit(requests)}, now_ms() + ${sql.lit(windowMs)})`,
  );
  const { rows } = await sql<{ key: string; requests: number; ms_left: number }>`
    insert into rate_windows (key, requests, ends_at) values ${sql.join(values)}
    on conflict (key) do update set
      requests = case when ${stale} then excluded.requests else rate_windows.requests + excluded.requests end,
      ends_at = case when ${stale} then now_ms() + ${sql.lit(windowMs)} else rate_windows.ends_at end
    returning key, requests, ends_at - now_ms() as ms_left
  `.execute(db);
  return subjects.map(({ key, requests }) => {
    const row = rows.find((each) => each.key === key);
    return { requests: Number(row?.requests ?? requests), msLeft: Math.max(0, Number(row?.ms_left ?? windowMs)) };
  });
}

/** Deletes windows that have ended, without those that begin again at this moment: a request never waits for it. */
export async function forgetWindows(db: Queries): Promise<void> {
  const ended = db.selectFrom('rate_windows').select('key').where('ends_at', '<=', sql<number>`now_ms()`);
  await db.deleteFrom('rate_windows').where('key', 'in', lockingFree(db, ended)).execute();
}
