/** Each error code for its users: when it occurs, and an example. */
import { FORMAT_NAMES } from '../../formats/registry.ts';
import type { ErrorBody } from '../error.ts';
import type { ErrorCode } from '../errors.ts';

interface FaultExample {
  /** when it is answered */
  readonly when: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const UUID = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';
const LOCKED = `The file needs a password. Send it to POST /api/v1/files/${UUID}/password, then convert again.`;
const NO_STATEMENT = 'No transactions and no statement were found in this document. Is it a bank or card statement?';

const SAMPLES =
  'A test key converts only the samples of the service, and this file is none. Take one from /samples, or use a live key.';

export const FAULTS: Readonly<Record<ErrorCode, FaultExample>> = {
  AUTH_INVALID_KEY: {
    when: 'The API key is missing, not valid, revoked, or has ended',
    message: 'The API key is missing or not valid. Send a key of your account in the header X-Api-Key.',
  },
  SIGN_IN_FAILED: {
    when: 'The address and the password are not those of a user',
    message: 'The address or the password is wrong. Check both, or have a link sent that sets a new password.',
  },
  FORBIDDEN: {
    when: 'The call is for others: for keys of another scope, for people of another role, for operators, for signed-in users, or for pages of this service',
    message: 'Only a signed-in user may do this, not a key. Sign in to the portal.',
  },
  SIGNUP_OFF: {
    when: 'Nobody may sign up by themselves',
    message: 'Nobody signs up to this service by themselves. Ask its operator for an account.',
  },
  NO_ACCOUNT: {
    when: 'The user belongs to no account any more',
    message: 'You belong to no account any more. Ask an owner of one to invite you.',
  },
  MEMBER_ALREADY: {
    when: 'The invited person belongs to the account already',
    message: 'This person belongs to the account already. Change their role in the list of people.',
  },
  LAST_OWNER: {
    when: 'The account would have no owner any more, or an operator of the service no account (`details.reason` is `operator`)',
    message: 'An account always has an owner. Make somebody else an owner first.',
  },
  EMAIL_TAKEN: {
    when: 'Someone has signed up with this address',
    message: 'Someone has signed up with this address already. Sign in, or have a new password set.',
  },
  KEY_LIMIT_REACHED: {
    when: 'The account has as many active keys as it may have',
    message: 'The account has 100 active keys, and may have no more. Revoke those that nothing uses.',
    details: { limit: 100 },
  },
  LINK_INVALID: {
    when: 'The link was used, is too old, or is none of ours',
    message: 'This link was used already, is too old, or was copied in part. Ask for a new one.',
  },
  RATE_LIMITED: {
    when: 'The key made more requests than its limit a minute, or all keys of the account together made more than theirs',
    message:
      'This key may make 60 requests a minute, and has made them. Wait 41 seconds. A status request is held until the job ends, so it needs no pauses.',
  },
  FILE_REQUIRED: {
    when: 'The body is no multipart form, has no file in the field `file`, or an empty one',
    message:
      'The form has no fields. Send the PDF as the field "file" of a form (multipart/form-data), such as curl -F file=@statement.pdf does.',
  },
  PASSWORD_REQUIRED: {
    when: 'The password is missing from the body',
    message: 'The password is missing. Send {"password": "…"} as JSON, or a form with the field password.',
    details: { field: 'password' },
  },
  UPLOAD_FAILED: {
    when: 'A fault of the service; 503 with Retry-After when trying again helps',
    message: 'No worker was free to read the file. Try again in 5 s.',
  },
  CONVERT_FAILED: {
    when: 'A fault of the service; 503 with Retry-After when trying again helps',
    message: 'The database was locked by another process for too long. Try again in 1 s.',
  },
  SET_PASSWORD_FAILED: {
    when: 'A fault of the service; 503 with Retry-After when trying again helps',
    message: 'No worker was free to read the file. Try again in 5 s.',
  },
  INTERNAL_ERROR: {
    when: 'Any other fault of the service that trying again may not help',
    message:
      'The server failed at this request, through no fault of yours. Try again; if it fails again, tell the operator the request id.',
  },
  SERVICE_UNAVAILABLE: {
    when: 'Any other fault of the service that passes: try again after Retry-After',
    message: 'The database was locked by another process for too long. Try again in 1 s.',
  },
  INVALID_REQUEST: {
    when: 'The request cannot be understood: its JSON, its content type, a field that `details` names',
    message: 'The field ids is an empty array: it must name one uploaded file or more.',
    details: { field: 'ids' },
  },
  INVALID_FORMAT: {
    when: 'The format is missing or none of those allowed',
    message: `The field format is the text "PDF": it must be one of ${FORMAT_NAMES.join(', ')}.`,
    details: { field: 'format' },
  },
  FILE_NOT_FOUND: {
    when: 'There is no such file in this account, or it is gone',
    message:
      'There is no such file in this account: it was never uploaded, or it was deleted or its retention time is over. Upload it again.',
  },
  JOB_NOT_FOUND: {
    when: 'There is no such job in this account',
    message: 'There is no such job in this account: it was never started, or it was deleted.',
  },
  VERSION_NOT_FOUND: {
    when: 'The file has no such version',
    message: `The file has no such version. List its versions at GET /api/v1/files/${UUID}/versions.`,
  },
  VERSION_CHANGED: {
    when: 'Somebody has made another version of the file since the one that the changes were made of',
    message:
      'Somebody has changed this reading meanwhile, and nothing of yours was kept. Look at the current version, and make the changes again.',
    details: { current: UUID },
  },
  NOT_FOUND: {
    when: 'Nothing stands at this address',
    message: 'There is nothing at /api/v1/statements. The interface stands under /api/v1.',
  },
  METHOD_NOT_ALLOWED: {
    when: 'The address does not take this method; `Allow` says which it does',
    message: 'This address takes GET, HEAD, OPTIONS, not PUT.',
  },
  JOB_NOT_COMPLETED: {
    when: 'The job is not final',
    message: 'The job is queued: ask for its status until it is completed.',
    details: { status: 'queued' },
  },
  FILE_LOCKED: {
    when: 'Only files were named whose password is still missing',
    message: LOCKED,
    details: { rejected: [{ uuid: UUID, code: 'FILE_LOCKED', message: LOCKED }] },
  },
  IDEMPOTENCY_IN_PROGRESS: {
    when: 'The first call with this idempotency key is not answered yet',
    message:
      'The first call with this idempotency key is not answered yet. Send this one again in 1 s: it is answered as the first was.',
  },
  WEBHOOK_LIMIT_REACHED: {
    when: 'The account has as many webhooks as it may have',
    message: 'The account has 20 webhooks, and may have no more. Delete one that is not needed.',
    details: { most: 20 },
  },
  RESULT_EXPIRED: {
    when: 'The retention time is over, or a file of the job was deleted',
    message:
      'The result is gone: a file of the job was deleted, or its retention time is over. Upload and convert again.',
  },
  FILE_TOO_LARGE: {
    when: 'The file is over the size limit of the account',
    message:
      'The file is larger than 25 MB, the limit of this account. Split it, or ask the operator for a higher limit.',
    details: { maxBytes: 26_214_400 },
  },
  UNSUPPORTED_FILE: {
    when: 'The bytes are neither a PDF nor a picture (JPEG, PNG, WebP, TIFF)',
    message:
      'The file is neither a PDF nor a picture (JPEG, PNG, WebP or TIFF): its first bytes look like plain text. Send the statement as the PDF that the bank gives, or a scan of it as a picture.',
  },
  PDF_UNREADABLE: {
    when: 'The PDF or picture is damaged beyond reading, or has no text',
    message: 'The file is damaged: no page of it can be read. Ask for a new copy of it.',
    details: { finding: { code: 'FILE_DAMAGED', params: {} } },
  },
  PDF_TOO_COMPLEX: {
    when: 'The PDF or picture is over the bounds of pages, pixels, CPU time or memory',
    message: 'The file has 12000 pages; at most 10000 are read. Split it.',
    details: { finding: { code: 'TOO_MANY_PAGES', params: { pages: 12_000, most: 10_000 } } },
  },
  PASSWORD_INCORRECT: {
    when: 'The password does not open the file',
    message: 'The password does not open the file. Check it, and try another.',
  },
  NO_TRANSACTIONS: {
    when: 'The document is no statement: it lists no dated amounts, or shows no account behind them',
    message: NO_STATEMENT,
  },
  SAMPLES_ONLY: {
    when: 'A test key was to convert a file that is none of the samples',
    message: SAMPLES,
    details: { rejected: [{ uuid: UUID, code: 'SAMPLES_ONLY', message: SAMPLES }] },
  },
  JOB_FAILED: {
    when: 'No file of the job could be converted; `details.code` says why',
    message: `No file of the job could be converted: ${NO_STATEMENT}`,
    details: {
      code: 'NO_TRANSACTIONS',
      finding: { code: 'NO_STATEMENT', params: { rows: 0, pagesWithoutText: 0, pages: 1 } },
    },
  },
  EXPORT_NEEDS: {
    when: 'A file of this format needs what neither the paper nor the options say; `details.needs` names the options',
    message:
      'QBO needs what the paper does not say. Missing is the number under which QuickBooks knows the bank: set `intuBankId`. Ask for the result again with it: nothing is debited.',
    details: { needs: [{ field: 'intuBankId', statements: [0] }] },
  },
  EXPORT_LIMIT: {
    when: 'The format has no room for a figure of the result; `details.limit` names it',
    message:
      'The amount of a booking of statement 0 (its id is 7K2M9Q4T1XW8R5ZC) is too long for MT940, which has 15 places for it, the decimal mark included. Choose another format. Another format of the same result is free.',
    details: { limit: { figure: 'amount', statement: 0, id: '7K2M9Q4T1XW8R5ZC', places: 15 } },
  },
  JOB_CANCELLED: {
    when: 'The job was cancelled before a file of it was converted',
    message: 'The job was cancelled before a file of it was converted.',
  },
  IDEMPOTENCY_MISMATCH: {
    when: 'The idempotency key was used with another body, or for another call',
    message:
      'This idempotency key was used within the last 24 hours for another call, or with another body. Use a new key for a new request.',
  },
  INSUFFICIENT_CREDITS: {
    when: 'The account has too few credits; nothing was started',
    message:
      'The conversion takes 12 credits (one a page), and the account has 5. Nothing was started or debited. Add credits, or convert fewer files.',
    details: { required: 12, available: 5 },
  },
};

/** Given a code, returns the body of an example error. */
export function exampleOf(code: ErrorCode): ErrorBody {
  const { message, details } = FAULTS[code];
  const requestId = '0b6f2f0e-4b0e-4a57-8d0a-1f0f6b1f8f7e';
  return { error: { code, message, requestId, ...(details && { details }) } };
}
