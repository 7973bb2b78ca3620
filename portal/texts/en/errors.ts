/** English: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'credit', other: 'credits' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'second', other: 'seconds' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'minute', other: 'minutes' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () => 'The service cannot be reached. See whether you are online and the service runs, and try again.',
  AUTH_INVALID_KEY: () => 'You are signed out. Sign in again.',
  SIGN_IN_FAILED: () => 'The address or the password is wrong.',
  FORBIDDEN: () => 'This is not open to you.',
  SIGNUP_OFF: () => 'Signing up is switched off here. Ask whoever runs this service for access.',
  EMAIL_TAKEN: () => 'There is a user with this address already. Sign in, or use another address.',
  NO_ACCOUNT: () => 'You belong to no account any more. Ask an owner of one to invite you.',
  LAST_OWNER: ({ details }): string =>
    details.reason === 'operator'
      ? 'This person runs the service and belongs to this account alone. Invite them to another one first.'
      : 'An account always has an owner. Make somebody else one first.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `This account has ${counted(Number(details.limit), { one: 'working key', other: 'working keys' })}, and may have no more. Revoke those that nothing uses.`,
  LINK_INVALID: () => 'This link does not work any more: it was used, or its time is over. Ask for a new one.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `That was too often. Try again in ${wait(retryAfter)}.`,
  INTERNAL_ERROR: () => 'The service failed at this, through no fault of yours. Try again.',
  SERVICE_UNAVAILABLE: () => 'The service cannot do this at the moment. Try again shortly.',
  UPLOAD_FAILED: () => 'The service could not take this file just now. Try again.',
  CONVERT_FAILED: () => 'The service could not convert just now; nothing was paid. Try again.',
  SET_PASSWORD_FAILED: () => 'The service could not try the password just now. Try again.',
  FILE_REQUIRED: () => 'The file is empty. Choose the PDF that the bank gives, or a scan of it.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `The file is larger than ${bytes(Number(details.maxBytes))}, the limit of your account. Split it, or ask whoever runs this service for a higher limit.`,
  UNSUPPORTED_FILE: () =>
    'This is neither a PDF nor a picture (JPEG, PNG, WebP, TIFF). Add the statement as the PDF that the bank gives, or a scan of it as a picture.',
  NO_TRANSACTIONS: () =>
    'No statement was found in this document, and nothing was paid for it. Is it the right file? A photo, or a scan without text, cannot be read.',
  FILE_NOT_FOUND: () => 'The service has this file no more: it was deleted, or its time is over. Add it again.',
  JOB_NOT_FOUND: () => 'This conversion was deleted. Add the file again to convert it.',
  JOB_CANCELLED: () => 'This conversion was cancelled; nothing was paid for what was not converted.',
  RESULT_EXPIRED: () =>
    'The result is gone: its time is over, or the file was deleted. Add the file and convert again.',
  VERSION_CHANGED: () =>
    'Somebody has changed this file meanwhile. Nothing of yours is lost: look at the current rows, and save again.',
  FILE_LOCKED: () => 'This PDF is protected. Enter the password that opens it.',
  PASSWORD_INCORRECT: () => 'This password does not open the file. Check it and try another.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `This takes ${credits(details.required)}, and you have ${credits(details.available)}. Nothing was started or paid. Take files out, or ask whoever runs this service for more credits.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Number of the request: ${id}`,
};
