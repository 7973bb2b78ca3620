/**
 * The table of operations: each call's method, path, shapes and error codes. Tests check the server against it, and
 * OpenAPI is made from it.
 */
import { FILE_FORMATS, FORMATS } from '../formats/registry.ts';
import { Account, AccountRequest } from './account.ts';
import { BANK_ACCOUNT_OPERATIONS } from './bank-account-operations.ts';
import { CLIENT_OPERATIONS } from './client-operations.ts';
import type { ErrorCode } from './errors.ts';
import { File, FileList, FileListQuery, PasswordRequest, UploadForm } from './file.ts';
import { AcceptedJob, ConvertRequest, Job, JobList, JobListQuery, ResultQuery } from './job.ts';
import { IDEMPOTENT, type Operation } from './operation.ts';
import { READING_OPERATIONS } from './reading-operations.ts';
import { Result } from './result.ts';
import { VERSION_OPERATIONS } from './version-operations.ts';
import { WEBHOOK_OPERATIONS } from './webhooks/operations.ts';

export { BASE_PATH, type Operation } from './operation.ts';

/** Media types of the result formats that are files. */
const FILE_TYPES = [...new Set(FILE_FORMATS.map((name) => FORMATS[name].mediaType.replace(/;.*/, '')))];

/** The errors of every call under BASE_PATH. */
export const COMMON_ERRORS = [
  'AUTH_INVALID_KEY',
  'RATE_LIMITED',
  'INVALID_REQUEST',
] as const satisfies readonly ErrorCode[];

export const OPERATIONS = {
  uploadFile: {
    method: 'POST',
    path: '/files',
    tag: 'Files',
    summary: 'Upload a PDF, or pictures of its pages',
    description:
      'Takes one PDF, counts its pages and keeps it for the retention time. Nothing is debited. A file whose `passwordRequired` is true needs its password before it can be converted. A picture (JPEG, PNG, WebP, or TIFF with one or more pages) is taken as the PDF of its pages. Several pictures, each in a part named `file`, become the pages of one file in their order; PDFs are not joined.',
    requestHeaders: ['Idempotency-Key'],
    body: { shape: UploadForm, types: ['multipart/form-data'] },
    success: { status: 201, body: File, headers: ['Location', 'Idempotency-Replayed'] },
    errors: ['FILE_REQUIRED', 'FILE_TOO_LARGE', 'UNSUPPORTED_FILE', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX', ...IDEMPOTENT],
    failure: 'UPLOAD_FAILED',
  },
  listFiles: {
    method: 'GET',
    path: '/files',
    tag: 'Files',
    summary: 'List the uploaded files, newest first',
    description: 'Those that are neither deleted nor expired.',
    query: FileListQuery,
    success: { status: 200, body: FileList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getFile: {
    method: 'GET',
    path: '/files/{uuid}',
    tag: 'Files',
    summary: 'Look at an uploaded file',
    description: 'Returns what the upload returned. `pages` is 0 while the file still needs its password.',
    success: { status: 200, body: File },
    errors: ['FILE_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  deleteFile: {
    method: 'DELETE',
    path: '/files/{uuid}',
    tag: 'Files',
    summary: 'Delete a file and everything derived from it',
    description: 'A result that held the file answers 410 `RESULT_EXPIRED` from then on.',
    success: { status: 204, body: null },
    errors: ['FILE_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  setPassword: {
    method: 'POST',
    path: '/files/{uuid}/password',
    tag: 'Files',
    summary: 'Set the password of a protected PDF',
    description:
      'A file that needs no password is answered unchanged. A password is kept, encrypted, only as long as its file.',
    body: {
      shape: PasswordRequest,
      types: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    },
    success: { status: 200, body: File },
    errors: ['PASSWORD_REQUIRED', 'FILE_NOT_FOUND', 'PASSWORD_INCORRECT', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX'],
    failure: 'SET_PASSWORD_FAILED',
  },
  convert: {
    method: 'POST',
    path: '/convert',
    tag: 'Conversions',
    summary: 'Start a conversion',
    description:
      'Debits one credit a page, at once; files that fail are refunded. What cannot be converted is named in `rejected`; where nothing can be, the call is an error with the first reason. Converting the same file again, in any format, is free; with `basedOn`, it is read again in the place of what was read before.',
    requestHeaders: ['Idempotency-Key'],
    body: { shape: ConvertRequest, types: ['application/json'] },
    success: { status: 202, body: AcceptedJob, headers: ['Location', 'Retry-After', 'Idempotency-Replayed'] },
    errors: [
      'INVALID_FORMAT',
      'FILE_NOT_FOUND',
      'VERSION_NOT_FOUND',
      'VERSION_CHANGED',
      'RESULT_EXPIRED',
      'FILE_LOCKED',
      'SAMPLES_ONLY',
      'INSUFFICIENT_CREDITS',
      'NOT_FOUND',
      ...IDEMPOTENT,
    ],
    failure: 'CONVERT_FAILED',
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'Conversions',
    summary: 'List the jobs of the account, newest first',
    description:
      'Returns a page of jobs, each with its status and its files. Those that read a file again (`basedOn`) are not among them. `nextCursor` is the `cursor` of the next page, and null on the last.',
    query: JobListQuery,
    success: { status: 200, body: JobList },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{jobId}',
    tag: 'Conversions',
    summary: 'Ask for the status of a job',
    description:
      "Held while the job is not final, so that a loop needs no pauses: for two seconds, longer (30 at most) under a rate limit below 60 a minute or where more than half of the minute's requests are made. `Prefer: wait=N` sets the time.",
    requestHeaders: ['Prefer'],
    success: { status: 200, body: Job, headers: ['Preference-Applied'] },
    errors: ['JOB_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{jobId}',
    tag: 'Conversions',
    summary: 'Cancel a running job, delete a final one',
    description:
      'Of a running job the files that are not converted yet end `cancelled` and are refunded. A final job is gone with its result.',
    success: { status: 204, body: null },
    errors: ['JOB_NOT_FOUND'],
    failure: 'INTERNAL_ERROR',
  },
  getResult: {
    method: 'GET',
    path: '/jobs/{jobId}/result',
    tag: 'Conversions',
    summary: 'Fetch the result of a job',
    description:
      'In the format of the job, or in any other that `format` names. A long JSON result can be had page by page (`limit`, `cursor`): the first page has `files`, `statements` and `continuity` whole, the others have them empty. `format=NDJSON` streams it, a line a transaction. Of all its files, or of the one that `file` names.',
    query: ResultQuery,
    requestHeaders: ['If-None-Match'],
    success: { status: 200, body: Result, files: FILE_TYPES, headers: ['ETag', 'Content-Disposition'] },
    errors: [
      'INVALID_FORMAT',
      'JOB_NOT_FOUND',
      'FILE_NOT_FOUND',
      'VERSION_NOT_FOUND',
      'JOB_NOT_COMPLETED',
      'JOB_FAILED',
      'EXPORT_NEEDS',
      'EXPORT_LIMIT',
      'RESULT_EXPIRED',
    ],
    failure: 'INTERNAL_ERROR',
  },
  ...VERSION_OPERATIONS,
  ...READING_OPERATIONS,
  ...CLIENT_OPERATIONS,
  ...BANK_ACCOUNT_OPERATIONS,
  getAccount: {
    method: 'GET',
    path: '/account',
    tag: 'Account',
    // a program that converts has to know its credits and limits
    scopes: ['read', 'convert', 'manage'],
    summary: 'Look at the credits, limits and usage of the account',
    description:
      'Returns the balance in credits, the limits that apply to this account, and how much of the service it uses.',
    success: { status: 200, body: Account },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  setAccount: {
    method: 'PATCH',
    path: '/account',
    tag: 'Account',
    summary: 'Name the account, or set when its credits are low',
    description:
      'What is left out stays. Where a webhook asks for `credits.low`, it is told once when the balance falls below `creditsLow`, and again only after the balance was above it.',
    body: { shape: AccountRequest, types: ['application/json'] },
    success: { status: 200, body: Account },
    errors: [],
    failure: 'INTERNAL_ERROR',
  },
  ...WEBHOOK_OPERATIONS,
} as const satisfies Record<string, Operation>;
