/** Makes the status of a job from its rows and the progress in this process. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { Fault } from '../../contract/fields.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { ExportOptions } from '../../formats/options.ts';
import type { Format } from '../../formats/registry.ts';
import type { JobWithFiles } from '../storage/jobs.ts';
import { entriesOf } from '../storage/metadata.ts';
import type { JobFilesTable } from '../storage/schema.ts';
import type { Progress } from './progress.ts';
import type { Job } from './types.ts';

export function isFinal(job: { readonly status: string }): boolean {
  return job.status === 'completed' || job.status === 'failed';
}

/** Given a job's rows, returns the job. */
export function viewJob({ job, files }: JobWithFiles, progress: Progress): Job {
  return {
    jobId: job.id,
    status: job.status,
    format: job.format as Format,
    accepted: files.map((file) => file.uuid),
    progress: {
      pagesDone: sum(files.map((file) => pagesDone(file, progress))),
      pagesTotal: sum(files.map((file) => file.pages)),
    },
    files: files.map((file) => ({
      uuid: file.uuid,
      filename: file.filename,
      status: file.status,
      pages: file.pages,
      pagesDone: pagesDone(file, progress),
      ...withError(file),
    })),
    credits: sum(files.map((file) => file.credits)),
    createdAt: new Date(job.created_at),
    startedAt: job.started_at === null ? null : new Date(job.started_at),
    completedAt: job.completed_at === null ? null : new Date(job.completed_at),
    expiresAt: new Date(Math.min(job.expires_at, job.result_gone_at ?? job.expires_at)),
    metadata: entriesOf(job.metadata),
    test: job.test === 1,
    ...(job.hints !== null && { hints: JSON.parse(job.hints) as Hints }),
    ...(job.options !== null && { options: JSON.parse(job.options) as ExportOptions }),
    ...withError(job),
  };
}

/** For a file that has ended, all its pages are done. */
function pagesDone(file: JobFilesTable, progress: Progress): number {
  if (file.status === 'completed' || file.status === 'failed') return file.pages;
  if (file.status !== 'processing') return file.pages_done;
  return Math.min(file.pages, progress.get(file.job_id, file.uuid) ?? file.pages_done);
}

function withError(row: Pick<JobFilesTable, 'error_code' | 'error_message' | 'error_finding'>): { error?: Fault } {
  if (row.error_code === null) return {};
  const error: Fault = { code: row.error_code as ErrorCode, message: row.error_message ?? '' };
  return { error: row.error_finding === null ? error : { ...error, finding: JSON.parse(row.error_finding) } };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
