/** Makes the status of a job from its rows and the progress in this process. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { Fault } from '../../contract/fields.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { ExportOptions } from '../../formats/options.ts';
import type { Format } from '../../formats/registry.ts';
import type { FileConversion } from '../files/types.ts';
import type { NewestConversion } from '../storage/conversions.ts';
import { basedOnOf } from '../storage/file-versions.ts';
import type { JobWithFiles } from '../storage/jobs.ts';
import { entriesOf } from '../storage/metadata.ts';
import type { ReadFile } from '../storage/readings.ts';
import type { JobFilesTable } from '../storage/schema.ts';
import type { FileReading } from '../summaries/types.ts';
import type { Progress } from './progress.ts';
import type { Job } from './types.ts';

export function isFinal(job: { readonly status: string }): boolean {
  return job.status === 'completed' || job.status === 'failed';
}

/** Given a job's rows, and the readings of its files by job and file, returns the job. */
export function viewJob(
  { job, files }: JobWithFiles,
  progress: Progress,
  readings: ReadonlyMap<string, FileReading>,
): Job {
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
      ...withReading(readings.get(`${job.id} ${file.uuid}`)),
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
    ...basedOnOf(job),
    ...(job.options !== null && { options: JSON.parse(job.options) as ExportOptions }),
    ...withError(job),
  };
}

const withReading = (reading: FileReading | undefined) => (reading === undefined ? {} : { reading });

/** Given jobs, returns those of their files that are converted and not deleted, for `readingsOfJobs`. */
export const readFilesOf = (jobs: readonly JobWithFiles[]): ReadFile[] =>
  jobs.flatMap(({ job, files }) =>
    files
      .filter((file) => file.extraction_key !== null)
      .map(({ uuid, ended_at: endedAt }) => ({ jobId: job.id, uuid, readAt: endedAt ?? job.completed_at ?? 0 })),
  );

/** Given the newest conversion of a file, returns what became of the file in it. */
export const viewConversion = (row: NewestConversion, progress: Progress): FileConversion => ({
  jobId: row.job_id,
  status: row.status,
  pagesDone: pagesDone(row, progress),
  ...withError(row),
});

/** For a file that has ended, all its pages are done. */
function pagesDone(file: NewestConversion, progress: Progress): number {
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
