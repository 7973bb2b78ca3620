/** Counts what an account uses. */
import { sql } from 'kysely';
import type { Queries } from './schema.ts';

export interface UsageCounts {
  /** neither deleted nor expired */
  readonly files: number;
  /** but for those that read a file again */
  readonly jobs: number;
  /** debits less refunds */
  readonly creditsSpent: number;
}

export async function countUsage(db: Queries, accountId: string, now: number): Promise<UsageCounts> {
  const count = sql<number>`count(*)`.as('count');
  const [files, jobs, spent] = await Promise.all([
    db
      .selectFrom('files')
      .select(count)
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('jobs')
      .select(count)
      .where('account_id', '=', accountId)
      .where('reread', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('ledger')
      .select(sql<number>`coalesce(-sum(credits), 0)`.as('sum'))
      .where('account_id', '=', accountId)
      .where('kind', 'in', ['debit', 'refund'])
      .executeTakeFirstOrThrow(),
  ]);
  return { files: Number(files.count), jobs: Number(jobs.count), creditsSpent: Number(spent.sum) };
}
