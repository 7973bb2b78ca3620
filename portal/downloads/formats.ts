/** The formats that a result can be downloaded in, and where. */
import type { Format } from '../api/types.ts';

export const FORMATS = ['XLS', 'CSV', 'JSON'] as const satisfies readonly Format[];

/** Given a job, a format and maybe one of the job's files, returns the address of that result. */
export function resultHref(jobId: string, format: Format, file?: string): string {
  const query = new URLSearchParams({ format, ...(file !== undefined && { file }) });
  return `/api/v1/jobs/${jobId}/result?${query}`;
}
