/** What was read of the files of the list, as soon as their jobs tell it. */
import { useQueries } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { File, Job } from '../api/types.ts';
import type { Item } from './items.ts';

const NOTHING: readonly Job[] = [];

/** Given items, returns the files of those that are converted, with what was read of them. */
export function useReadings(items: readonly Item[]): File[] {
  const jobIds = [...new Set(items.flatMap(({ state }) => (state.step === 'done' ? [state.jobId] : [])))];
  const jobs = useQueries({
    queries: jobIds.map((jobId) => ({
      // what follows a running job puts its states there
      queryKey: ['job', jobId],
      queryFn: (): Promise<Job> => {
        const params = { path: { jobId }, header: { Prefer: 'wait=0' } };
        return ask(client.GET('/api/v1/jobs/{jobId}', { params }));
      },
      staleTime: 0,
    })),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? NOTHING : [data])),
  });
  return items.flatMap(({ name, state }) => {
    if (state.step !== 'done') return [];
    const { file, jobId } = state;
    const told = jobs.find((job) => job.jobId === jobId)?.files.find(({ uuid }) => uuid === file.uuid);
    const conversion = { jobId, status: 'completed' as const, pagesDone: file.pages };
    return [{ ...file, filename: name, conversion, ...(told?.reading && { reading: told.reading }) }];
  });
}
