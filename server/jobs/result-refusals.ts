/** Why a job has no result, or none in a format. */
import { ApiError } from '../../contract/errors.ts';
import { limitText } from '../../formats/limits.ts';
import { needsText } from '../../formats/needs.ts';
import type { Format } from '../../formats/registry.ts';
import type { ResultFault } from '../../workers/task-types.ts';
import type { RenderRefusal } from '../../workers/types.ts';
import type { JobWithFiles, NamedJobFile } from '../storage/jobs.ts';
import { isFinal } from './view.ts';

/** Seconds: a status request is held this long anyway. */
const RETRY_NOT_COMPLETED = 2;

/** Given the format and why a worker made no file of it, returns the error. */
export function exportRefused(format: Format, refusal: RenderRefusal): ApiError {
  if ('limit' in refusal) {
    const { limit } = refusal;
    const message = `${limitText(format, limit)} Another format of the same result is free.`;
    return new ApiError('EXPORT_LIMIT', message, { details: { limit } });
  }
  const { needs } = refusal;
  const message = needsText(format, needs, (field) => `\`${field}\``);
  return new ApiError('EXPORT_NEEDS', `${message} Ask for the result again with it: nothing is debited.`, {
    details: { needs },
  });
}

/** Given a job, throws the reason if it has no result, of all its files or of one: that is there as soon as it is read. */
export function requireResult({ job, files }: JobWithFiles, wanted?: string): void {
  const isRead = files.some(({ uuid, status }) => uuid === wanted && status === 'completed');
  if (!isFinal(job) && !isRead) {
    throw new ApiError('JOB_NOT_COMPLETED', `The job is ${job.status}: ask for its status until it is completed.`, {
      details: { status: job.status },
      retryAfter: RETRY_NOT_COMPLETED,
    });
  }
  const isThere = files.some(({ uuid, extraction_key: key }) => uuid === wanted && key !== null);
  if ((job.result_gone_at !== null && !isThere) || job.expires_at <= Date.now()) throw resultExpired();
  if (job.status === 'failed') {
    throw new ApiError('JOB_FAILED', `No file of the job could be converted: ${job.error_message}`, {
      details: { code: job.error_code, ...foundIn(job) },
    });
  }
}

/** Given a job with a result and a file's uuid, returns that file of the job; throws the reason if it has no result. */
export function requireFile<F extends NamedJobFile>({ files }: { readonly files: readonly F[] }, uuid: string): F {
  const file = files.find((one) => one.uuid === uuid);
  if (file === undefined) {
    throw new ApiError('FILE_NOT_FOUND', 'The job has no such file. Take one of the uuids that it accepted.');
  }
  if (file.status === 'completed') return file;
  const { code, message } = whyNot(file);
  throw new ApiError('JOB_FAILED', `This file of the job could not be converted: ${message}`, {
    details: { code, ...foundIn(file) },
  });
}

/** The finding of a failed file or job; nothing if there is only a message. */
function foundIn({ error_finding: finding }: { error_finding: string | null }): Pick<ResultFault, 'finding'> {
  return finding === null ? {} : { finding: JSON.parse(finding) as ResultFault['finding'] };
}

/** Why a file of a final job was not converted. */
export function whyNot(file: NamedJobFile): ResultFault {
  return {
    code: file.error_code ?? 'JOB_CANCELLED',
    message: file.error_message ?? 'The job was cancelled before this file was converted.',
    ...foundIn(file),
  };
}

export function jobNotFound(): ApiError {
  return new ApiError(
    'JOB_NOT_FOUND',
    'There is no such job in this account: it was never started, or it was deleted.',
  );
}

export function resultExpired(): ApiError {
  return new ApiError(
    'RESULT_EXPIRED',
    'The result is gone: a file of the job was deleted, or its retention time is over. Upload and convert again.',
  );
}
