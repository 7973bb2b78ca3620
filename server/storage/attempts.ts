/** Queries over the counts of attempts: how often something was tried within a window that its first try began. */
import type { Queries, Tx } from './schema.ts';

/** A count that is taken. */
export interface AttemptTaken {
  /** what is counted: a digest, which holds no address of a person */
  readonly subject: string;
  readonly windowMs: number;
  /** milliseconds since 1970 */
  readonly now: number;
}

/**
 * Counts one attempt. Returns the count and when its window ends. A window never ends later than its length from now: a
 * clock that was set back must not lock anyone out.
 */
export async function takeAttempt(tx: Tx, { subject, windowMs, now }: AttemptTaken) {
  const end = now + windowMs;
  return tx
    .insertInto('attempts')
    .values({ subject, count: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('attempts.ends_at', '<=', now)
          .then(eb.ref('excluded.count'))
          .else(eb('attempts.count', '+', 1))
          .end(),
        ends_at: eb
          .case()
          .when(eb.or([eb('attempts.ends_at', '<=', now), eb('attempts.ends_at', '>', end)]))
          .then(eb.ref('excluded.ends_at'))
          .else(eb.ref('attempts.ends_at'))
          .end(),
      })),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
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

/** Deletes the counts whose window has ended. */
export async function forgetOldAttempts(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
