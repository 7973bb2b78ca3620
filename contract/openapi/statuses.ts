/** The statuses that each error code is answered with. */
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';

/** Given a code, returns the statuses it is answered with. */
export function statusesOf(code: ErrorCode): readonly number[] {
  return code.endsWith('_FAILED') && ERROR_STATUS[code] === 500 ? [500, 503] : [ERROR_STATUS[code]];
}
