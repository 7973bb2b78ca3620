/** What came of a converted file: how many transactions, and whether its own figures prove them. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { Result } from '../api/types.ts';

export type Status = Result['statements'][number]['reconciliation']['status'];

export interface Verdict {
  /** of its statements the least sure */
  readonly status: Status;
  readonly transactions: number;
}

const LEAST_SURE_FIRST: readonly Status[] = ['mismatch', 'unverifiable', 'verified'];

/** Given a result and a file of it, returns what came of the file; null where it has no statement. */
export function verdictOf({ statements }: Pick<Result, 'statements'>, uuid: string): Verdict | null {
  const own = statements.filter((statement) => statement.uuid === uuid);
  const status = LEAST_SURE_FIRST.find((each) => own.some(({ reconciliation }) => reconciliation.status === each));
  if (status === undefined) return null;
  return { status, transactions: own.reduce((sum, { transactionCount }) => sum + transactionCount, 0) };
}

/** Given a job that is final, how its result is asked for; it is that of the view Check, too. */
function resultOf(jobId: string) {
  return queryOptions({
    queryKey: ['result', jobId],
    queryFn: async ({ signal }): Promise<Result> => {
      const params = { path: { jobId }, query: { format: 'JSON' } } as const;
      return (await ask(client.GET('/api/v1/jobs/{jobId}/result', { params, signal }))) as Result;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Given a job and a file of it, returns what came of the file; until the job is `final` nothing is asked. */
export function useVerdict(jobId: string, uuid: string, final: boolean): Verdict | null {
  const { data } = useQuery({ ...resultOf(jobId), enabled: final, select: (result) => verdictOf(result, uuid) });
  return data ?? null;
}

/** Given files of jobs that are final, returns how many are of which verdict; null until all are known. */
export function useVerdicts(files: readonly { jobId: string; uuid: string }[]): Record<Status, number> | null {
  const jobIds = [...new Set(files.map(({ jobId }) => jobId))];
  const results = useQueries({ queries: jobIds.map(resultOf) });
  const count: Record<Status, number> = { verified: 0, mismatch: 0, unverifiable: 0 };
  for (const { jobId, uuid } of files) {
    const result = results[jobIds.indexOf(jobId)]?.data;
    if (result === undefined) return null;
    const verdict = verdictOf(result, uuid);
    if (verdict !== null) count[verdict.status]++;
  }
  return count;
}
