/** Queries over the failures that names of test files force for some calls only: how many calls have failed. */
import type { ForcedFailuresTable } from './forced-failure-table.ts';
import type { Queries } from './schema.ts';

/** What fails at which step. */
export type ForcedCall = Pick<ForcedFailuresTable, 'account_id' | 'subject' | 'step'>;

/**
 * Counts a failure, in one statement: of simultaneous calls, no more than `most` fail. False if so many have failed
 * already.
 */
export async function takeFailure(db: Queries, call: ForcedCall, most: number, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('forced_failures')
    .values({ ...call, failures: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'subject', 'step'])
        .doUpdateSet((eb) => ({ failures: eb('forced_failures.failures', '+', 1), failed_at: now }))
        .where('forced_failures.failures', '<', most),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets the failures of a call, which then fails anew. */
export async function forgetFailures(db: Queries, call: ForcedCall): Promise<void> {
  await db
    .deleteFrom('forced_failures')
    .where('account_id', '=', call.account_id)
    .where('subject', '=', call.subject)
    .where('step', '=', call.step)
    .execute();
}

/** Forgets the failures of calls of which none failed since. */
export async function forgetOldFailures(db: Queries, before: number): Promise<void> {
  await db.deleteFrom('forced_failures').where('failed_at', '<', before).execute();
}

/** How many jobs of a file were accepted before this one and are still there. */
export async function countEarlierJobs(db: Queries, uuid: string, jobId: string): Promise<number> {
  const { earlier } = await db
    .selectFrom('job_files as other')
    .innerJoin('job_files as own', 'own.uuid', 'other.uuid')
    .where('own.uuid', '=', uuid)
    .where('own.job_id', '=', jobId)
    .where((eb) =>
      eb.or([
        eb('other.queued_at', '<', eb.ref('own.queued_at')),
        eb.and([eb('other.queued_at', '=', eb.ref('own.queued_at')), eb('other.job_id', '<', eb.ref('own.job_id'))]),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('earlier'))
    .executeTakeFirstOrThrow();
  return Number(earlier);
}
