/** The queries of the check view: a job, its result, and the pictures of pages. */
import { useQuery } from '@tanstack/react-query';
import { ask, client } from '../api/client.ts';
import type { Job, Result } from '../api/types.ts';
import type { PageSize } from './page-layout.ts';

/** Seconds that the service may hold a status request until the job is final, while progress is shown. */
const WATCHED_S = 1;
/** Milliseconds for which pictures that are out of sight are kept. */
const KEEP_PICTURES_MS = 60_000;

/** Given a job, returns whether it will change no more. */
export function isFinal({ status }: Job): boolean {
  return status === 'completed' || status === 'failed';
}

/** Given a job and seconds for which the service may hold the answer, returns its status. */
export function getJob(jobId: string, hold: number, signal?: AbortSignal): Promise<Job> {
  return ask(
    client.GET('/api/v1/jobs/{jobId}', {
      params: { path: { jobId }, header: { Prefer: `wait=${hold}` } },
      ...(signal && { signal }),
    }),
  );
}

/** Given a job's id, polls it until it is final. */
export function useJob(jobId: string) {
  return useQuery({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => getJob(jobId, WATCHED_S, signal),
    // the service holds each request, so no pauses are needed
    refetchInterval: ({ state }) => (state.data === undefined || isFinal(state.data) ? false : 1),
  });
}

/** The job that was converted last; null if there is none. */
export function useNewestJob() {
  return useQuery({
    queryKey: ['job', 'newest'],
    queryFn: async ({ signal }): Promise<Job | null> => {
      const query = { status: 'completed', limit: 1 } as const;
      const { jobs } = await ask(client.GET('/api/v1/jobs', { params: { query }, signal }));
      return jobs[0] ?? null;
    },
    staleTime: 0,
  });
}

/** Given a job's id (null requests nothing), and perhaps one of its files, returns the result as JSON. */
export function useResult(jobId: string | null, file?: string) {
  return useQuery({
    queryKey: ['result', jobId, ...(file === undefined ? [] : [file])],
    enabled: jobId !== null,
    queryFn: async ({ signal }): Promise<Result> => {
      const params = { path: { jobId: jobId ?? '' }, query: { format: 'JSON', ...(file && { file }) } } as const;
      return (await ask(client.GET('/api/v1/jobs/{jobId}/result', { params, signal }))) as Result;
    },
    // it changes only by corrections, after which it is asked for again
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Given a job's file and one of its versions, returns the result of that version. */
export function useVersionResult(jobId: string, uuid: string, fileVersion: string | null) {
  return useQuery({
    // a version never changes: it is not asked for again with the results that do
    queryKey: ['version', jobId, uuid, fileVersion],
    enabled: fileVersion !== null,
    queryFn: async ({ signal }): Promise<Result> => {
      const query = { format: 'JSON', file: uuid, fileVersion: fileVersion ?? '' } as const;
      const params = { path: { jobId }, query };
      return (await ask(client.GET('/api/v1/jobs/{jobId}/result', { params, signal }))) as Result;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface PagePicture {
  readonly blob: Blob;
  /** of the page, not of the picture */
  readonly size: PageSize;
}

/** Given a file, a page (from 1) and a width in pixels, returns the page's picture; requested only if `wanted`. */
export function usePagePicture(uuid: string, page: number, width: number, wanted: boolean) {
  return useQuery({
    queryKey: ['page', uuid, page, width],
    enabled: wanted,
    queryFn: async ({ signal }): Promise<PagePicture> => {
      const call = client.GET('/api/v1/files/{uuid}/pages/{page}', {
        params: { path: { uuid, page }, query: { width } },
        parseAs: 'blob',
        signal,
      });
      const blob = (await ask(call)) as unknown as Blob;
      const { headers } = (await call).response;
      const points = (name: string) => Number(headers.get(name));
      return { blob, size: { width: points('X-Page-Width'), height: points('X-Page-Height') } };
    },
    // a smaller picture is shown until the larger one is drawn
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_PICTURES_MS,
  });
}
