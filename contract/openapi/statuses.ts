/** The statuses of errors: those of each code, and those of invalid HTTP. */
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';

/** The codes that any call may answer for invalid HTTP, with statuses other than 400. */
export const HTTP_FAULTS = {
  408: 'The body did not arrive in time',
  413: 'The body is larger than this call takes',
  414: 'The address is too long',
  431: 'The headers are too large',
} as const;

/** Given a code, returns the statuses it is answered with. */
export function statusesOf(code: ErrorCode): readonly number[] {
  return code.endsWith('_FAILED') && ERROR_STATUS[code] === 500 ? [500, 503] : [ERROR_STATUS[code]];
}
