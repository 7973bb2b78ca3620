/** What came of a converted file: how many transactions, and whether its own figures prove them. */
import { useQuery } from '@tanstack/react-query';
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

/** Given a job that is final (`final`: until then nothing is asked) and a file of it; the result is that of the view Check, too. */
export function useVerdict(jobId: string, uuid: string, final: boolean): Verdict | null {
  const { data } = useQuery({
    queryKey: ['result', jobId],
    enabled: final,
    queryFn: async ({ signal }): Promise<Result> => {
      const params = { path: { jobId }, query: { format: 'JSON' } } as const;
      return (await ask(client.GET('/api/v1/jobs/{jobId}/result', { params, signal }))) as Result;
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: (result) => verdictOf(result, uuid),
  });
  return data ?? null;
}
