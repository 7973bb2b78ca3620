/** The outcome of a converted file: how many transactions, and whether its own figures prove them. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { Result } from '../api/types.ts';

export type Status = Result['statements'][number]['reconciliation']['status'];

export interface Verdict {
  /** that of its least certain statement */
  readonly status: Status;
  readonly transactions: number;
}

const LEAST_SURE_FIRST: readonly Status[] = ['mismatch', 'unverifiable', 'verified'];

/** Given a result and a file of it, returns the outcome of the file; null if it has no statement. */
export function verdictOf({ statements }: Pick<Result, 'statements'>, uuid: string): Verdict | null {
  const own = statements.filter((statement) => statement.uuid === uuid);
  const status = LEAST_SURE_FIRST.find((each) => own.some(({ reconciliation }) => reconciliation.status === each));
  if (status === undefined) return null;
  return { status, transactions: own.reduce((sum, { transactionCount }) => sum + transactionCount, 0) };
}

/** Given a final job, returns the query of its result, shared with the view Check. */
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

/** Given a job and a file of it, returns the outcome of the file; requests nothing until the job is `final`. */
export function useVerdict(jobId: string, uuid: string, final: boolean): Verdict | null {
  const { data } = useQuery({ ...resultOf(jobId), enabled: final, select: (result) => verdictOf(result, uuid) });
  return data ?? null;
}

/** Given files of final jobs, returns the number of each verdict; null until all are known. */
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
