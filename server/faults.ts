/** Turns a fault of the server into the error that the caller gets. */
import { ApiError, type ErrorCode } from '../contract/errors.ts';
import { WorkerLostError } from '../workers/types.ts';
import { BlobDamagedError } from './storage/blobs/chunks.ts';
import { isAway, isBusy, isDatabaseAway, isDiskFull } from './storage/faults.ts';

/** The codes for faults of the server. */
export type OwnFault = Extract<
  ErrorCode,
  'UPLOAD_FAILED' | 'CONVERT_FAILED' | 'SET_PASSWORD_FAILED' | 'INTERNAL_ERROR'
>;

/** Seconds. A transaction that is in the way takes milliseconds; a worker is replaced within a few seconds. */
const RETRY_BUSY = 1;
/** Seconds. A database that restarts, or is replaced, is back within some. */
const RETRY_AWAY = 5;
const RETRY_WORKER = 5;
/** Seconds. Files end and are deleted all the time: space may come back, but not at once. */
const RETRY_DISK = 60;

/**
 * Given any error, returns it if it is meant for the caller, else the fault `code` with what happened and what to do. A
 * fault that passes is a 503, in place of INTERNAL_ERROR as SERVICE_UNAVAILABLE.
 */
export function toApiError(error: unknown, code: OwnFault): ApiError {
  if (error instanceof ApiError) return error;
  if (isBusy(error)) return again(code, 'The database was locked by another process for too long', RETRY_BUSY, error);
  if (isDatabaseAway(error)) return again(code, 'The database could not be reached', RETRY_AWAY, error);
  if (isDiskFull(error)) {
    const told = 'The disk of the server is full; its operator has to make room. Nothing was kept';
    return again(code, told, RETRY_DISK, error);
  }
  if (error instanceof BlobDamagedError) {
    const told = 'The stored bytes of the file or result are damaged, and were not used';
    return new ApiError(code, `${told}. Upload the file again, and tell the operator the request id.`, {
      cause: error,
    });
  }
  if (isAway(error)) return again(code, 'The service cannot reach what it stores files in', RETRY_AWAY, error);
  if (error instanceof WorkerLostError) {
    return again(code, 'No worker was free to read the file', RETRY_WORKER, error);
  }
  return new ApiError(
    code,
    'The server failed at this request, through no fault of yours. Try again; if it fails again, tell the operator the request id.',
    { cause: error },
  );
}

function again(code: OwnFault, what: string, retryAfter: number, cause: unknown): ApiError {
  // INTERNAL_ERROR is always a 500 in the interface
  const passing = code === 'INTERNAL_ERROR' ? 'SERVICE_UNAVAILABLE' : code;
  return new ApiError(passing, `${what}. Try again in ${retryAfter} s.`, { status: 503, retryAfter, cause });
}
