/** Converts what the use cases return to the wire format. */
import type { File } from '../../contract/file.ts';
import type { AcceptedJob, Job } from '../../contract/job.ts';
import type { FileReading as FileReadingOnWire } from '../../contract/readings.ts';
import type { FileConversion, StoredFile } from '../files/types.ts';
import type * as jobs from '../jobs/types.ts';
import type { FileReading } from '../summaries/types.ts';

export function fileOnWire(file: StoredFile): File {
  return {
    uuid: file.uuid,
    pages: file.pages,
    filename: file.filename,
    bytes: file.bytes,
    sha256: file.sha256,
    passwordRequired: file.passwordRequired,
    createdAt: file.createdAt.toISOString(),
    expiresAt: file.expiresAt.toISOString(),
    clientId: file.clientId,
    metadata: file.metadata,
    test: file.test,
    ...(file.conversion && { conversion: conversionOnWire(file.conversion) }),
    ...(file.reading && { reading: readingOnWire(file.reading) }),
  };
}

const conversionOnWire = ({ jobId, status, pagesDone, error }: FileConversion) => ({
  ...{ jobId, status, pagesDone },
  ...faultOnWire(error),
});

function readingOnWire({ jobId, version, readAt, status, statements, ...marks }: FileReading): FileReadingOnWire {
  return {
    ...{ jobId, version, readAt: readAt.toISOString(), status },
    statements: statements.map(({ pages: [firstPage, lastPage], ...one }) => ({ ...one, firstPage, lastPage })),
    checked: marks.checked && { ...marks.checked, at: marks.checked.at.toISOString() },
    exported: marks.exported && { ...marks.exported, at: marks.exported.at.toISOString() },
  };
}

export function acceptedOnWire(job: jobs.AcceptedJob): AcceptedJob {
  return {
    jobId: job.jobId,
    accepted: [...job.accepted],
    rejected: job.rejected.map(({ uuid, code, message }) => ({ uuid, code, message })),
    status: job.status,
    format: job.format,
    pages: job.pages,
    credits: job.credits,
    metadata: job.metadata,
    test: job.test,
  };
}

export function jobOnWire(job: jobs.Job): Job {
  return {
    jobId: job.jobId,
    status: job.status,
    format: job.format,
    accepted: [...job.accepted],
    progress: { pagesDone: job.progress.pagesDone, pagesTotal: job.progress.pagesTotal },
    files: job.files.map(({ uuid, filename, status, pages, pagesDone, reading, error }) => ({
      uuid,
      filename,
      status,
      pages,
      pagesDone,
      ...(reading && { reading: readingOnWire(reading) }),
      ...faultOnWire(error),
    })),
    credits: job.credits,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    completedAt: job.completedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt.toISOString(),
    metadata: job.metadata,
    test: job.test,
    ...(job.hints && { hints: job.hints }),
    ...(job.basedOn && { basedOn: job.basedOn }),
    ...(job.options && { options: optionsOnWire(job.options) }),
    ...faultOnWire(job.error),
  };
}

/** The lists of a wire shape may be changed. */
const optionsOnWire = ({ columns, ...options }: NonNullable<jobs.Job['options']>) => ({
  ...options,
  ...(columns && { columns: [...columns] }),
});

function faultOnWire(error: jobs.Job['error']): Pick<Job, 'error'> {
  if (error === undefined) return {};
  const { code, message, finding } = error;
  return { error: { code, message, ...(finding && { finding }) } };
}
