/** The table of operations: each call's method, path, shapes and error codes. Tests hold the server to it, and OpenAPI is made from it. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { File, PasswordRequest } from './file.ts';
import { AcceptedJob, ConvertRequest, Job, JobList, JobListQuery, ResultQuery } from './job.ts';
import { Result } from './result.ts';

/** Where the interface stands under the origin. */
export const BASE_PATH = '/api/v1';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** relative to BASE_PATH, parameters in braces */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** the status of success, and its JSON body (null: no body, or a file) */
  readonly success: { readonly status: number; readonly body: z.ZodType | null };
  /** the codes that are this call's own, beside COMMON_ERRORS */
  readonly errors: readonly ErrorCode[];
  /** the code of a fault of ours */
  readonly failure: ErrorCode;
}

/** What any call under BASE_PATH may answer. */
export const COMMON_ERRORS = [
  'AUTH_INVALID_KEY',
  'RATE_LIMITED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'INVALID_REQUEST',
] as const satisfies readonly ErrorCode[];

export const OPERATIONS = {
  uploadFile: {
    method: 'POST',
    path: '/files',
    summary: 'Upload a PDF',
    success: { status: 201, body: File },
    errors: ['FILE_REQUIRED', 'FILE_TOO_LARGE', 'UNSUPPORTED_FILE', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX'],
    failure: 'UPLOAD_FAILED',
  },
  getFile: {
    method: 'GET',
    path: '/files/{uuid}',
    summary: 'An uploaded file',
    success: { status: 200, body: File },
    errors: ['FILE_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  deleteFile: {
    method: 'DELETE',
    path: '/files/{uuid}',
    summary: 'Delete a file and everything derived from it',
    success: { status: 204, body: null },
    errors: ['FILE_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  setPassword: {
    method: 'POST',
    path: '/files/{uuid}/password',
    summary: 'Set the password of a protected PDF',
    body: PasswordRequest,
    success: { status: 200, body: File },
    errors: ['PASSWORD_REQUIRED', 'FILE_NOT_FOUND', 'PASSWORD_INCORRECT', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX'],
    failure: 'SET_PASSWORD_FAILED',
  },
  convert: {
    method: 'POST',
    path: '/convert',
    summary: 'Start a conversion',
    body: ConvertRequest,
    success: { status: 202, body: AcceptedJob },
    errors: ['INVALID_FORMAT', 'FILE_NOT_FOUND', 'FILE_LOCKED', 'INSUFFICIENT_CREDITS'],
    failure: 'CONVERT_FAILED',
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    summary: 'The jobs of the account, newest first',
    query: JobListQuery,
    success: { status: 200, body: JobList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{jobId}',
    summary: 'The status of a job, held for a moment while it is not final',
    success: { status: 200, body: Job },
    errors: ['JOB_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{jobId}',
    summary: 'Cancel a running job, delete a final one',
    success: { status: 204, body: null },
    errors: ['JOB_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  getResult: {
    method: 'GET',
    path: '/jobs/{jobId}/result',
    summary: 'The result of a job',
    query: ResultQuery,
    success: { status: 200, body: Result },
    errors: ['INVALID_FORMAT', 'JOB_NOT_FOUND', 'JOB_NOT_COMPLETED', 'JOB_FAILED', 'RESULT_EXPIRED'],
    failure: 'INTERNAL_ERROR',
  },
} as const satisfies Record<string, Operation>;
