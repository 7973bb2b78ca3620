/** The errors about keys, worded for the caller. */
import { ApiError } from '../../contract/errors.ts';
import { MOST_KEYS } from '../../contract/portal/keys.ts';

/** Only its holder gets this: who does not have the whole key learns nothing. */
export function keyEnded(at: Date): ApiError {
  return new ApiError(
    'AUTH_INVALID_KEY',
    `This API key ended on ${at.toISOString()}. Make a new one in the portal, or ask for one.`,
  );
}

export function tooManyKeys(): ApiError {
  return new ApiError(
    'KEY_LIMIT_REACHED',
    `The account has ${MOST_KEYS} active keys, and may have no more. Revoke those that nothing uses.`,
    { details: { limit: MOST_KEYS } },
  );
}

export function endIsPast(): ApiError {
  return new ApiError('INVALID_REQUEST', 'The field expiresAt is past: it must be a time to come.', {
    details: { field: 'expiresAt' },
  });
}
