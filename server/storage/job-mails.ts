/** Who gets a mail once a job is final: one for each person and job. */
import type { JobMailsTable } from './job-mail-table.ts';
import type { Queries } from './schema.ts';

export interface DueMail extends JobMailsTable {
  /** of the person */
  readonly email: string;
}

/** Notes that a person wants a mail; the same wish twice is one. */
export async function wantMail(db: Queries, row: JobMailsTable): Promise<void> {
  await db
    .insertInto('job_mails')
    .values(row)
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
    .execute();
}

/** Some mails of final jobs that are due, the longest due first. */
export function dueMails(db: Queries, { now, most }: { now: number; most: number }): Promise<DueMail[]> {
  return (
    db
      .selectFrom('job_mails')
      .innerJoin('jobs', 'jobs.id', 'job_mails.job_id')
      .innerJoin('users', 'users.id', 'job_mails.user_id')
      // who left the account hears nothing more of it
      .innerJoin('memberships', (join) =>
        join
          .onRef('memberships.user_id', '=', 'job_mails.user_id')
          .onRef('memberships.account_id', '=', 'job_mails.account_id'),
      )
      .selectAll('job_mails')
      .select('users.email')
      .where('jobs.status', 'in', ['completed', 'failed'])
      .where('memberships.removed_at', 'is', null)
      .where('job_mails.due_at', '<=', now)
      .orderBy('job_mails.due_at')
      .limit(most)
      .execute()
  );
}

/** Takes a mail to send it. Returns false if another process took it first; one that does not end is due again then. */
export async function takeMail(
  db: Queries,
  { job_id, user_id, due_at, attempts }: JobMailsTable,
  dueAgain: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_mails')
    .set({ due_at: dueAgain, attempts: attempts + 1 })
    .where('job_id', '=', job_id)
    .where('user_id', '=', user_id)
    .where('due_at', '=', due_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A mail is sent, or given up. */
export async function endMail(db: Queries, { job_id, user_id }: JobMailsTable): Promise<void> {
  await db
    .updateTable('job_mails')
    .set({ due_at: null })
    .where('job_id', '=', job_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** Whoever leaves an account wanted the mails of its jobs in vain, even if they come back. */
export async function forgetMailsOf(
  db: Queries,
  { account_id, user_id }: Pick<JobMailsTable, 'account_id' | 'user_id'>,
): Promise<void> {
  await db.deleteFrom('job_mails').where('account_id', '=', account_id).where('user_id', '=', user_id).execute();
}
