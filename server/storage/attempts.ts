/**
 * Queries over the counts of attempts: how often something was tried within a window that its first try began, by the
 * database's clock.
 */
import { sql } from 'kysely';
import { lockingFree } from './by-database.ts';
import type { Queries, Tx } from './schema.ts';

interface Counted {
  readonly count: number;
  /** until the window ends */
  readonly leftMs: number;
}

/**
 * Given what is counted (a digest, which holds no address of a person), counts one attempt. A window never ends later
 * than its length from now: a clock that was set back must not lock anyone out.
 */
export async function takeAttempt(tx: Tx, subject: string, windowMs: number): Promise<Counted> {
  const end = sql`now_ms() + ${sql.lit(windowMs)}`;
  const over = sql`attempts.ends_at <= now_ms()`;
  const { rows } = await sql<{ count: number; left_ms: number }>`
    insert into attempts (subject, count, ends_at) values (${subject}, 1, ${end})
    on conflict (subject) do update set
      count = case when ${over} then 1 else attempts.count + 1 end,
      ends_at = case when ${over} or attempts.ends_at > ${end} then ${end} else attempts.ends_at end
    returning count, ends_at - now_ms() as left_ms
  `.execute(tx);
  const [row] = rows;
  return { count: Number(row?.count ?? 1), leftMs: Math.max(0, Number(row?.left_ms ?? windowMs)) };
}

/** Takes one attempt back. */
export async function giveAttemptBack(tx: Tx, subject: string): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(db: Queries, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('subject', 'in', subjects).execute();
}

/** Deletes the counts whose window has ended, without those that begin again at this moment. */
export async function forgetOldAttempts(db: Queries): Promise<void> {
  const ended = db.selectFrom('attempts').select('subject').where('ends_at', '<=', sql<number>`now_ms()`);
  await db.deleteFrom('attempts').where('subject', 'in', lockingFree(db, ended)).execute();
}
