/** Refusals for users, and their mapping from the library's errors. */
import { ApiError } from '../../contract/errors.ts';

const UNAUTHORIZED = 401;
const OUR_FAULT = 500;

const statusOf = (error: unknown): number => (error as { statusCode?: number }).statusCode ?? OUR_FAULT;

/**
 * Given the library's error, returns what to throw: the refusal if it refuses, the end of the session if it knows no
 * session, else the same error.
 */
export function refusedWith(error: unknown, refusal: ApiError): unknown {
  return statusOf(error) < OUR_FAULT ? refusal : error;
}

/** The same for a call that needs a session: the session may have ended after the request was let in. */
export function refusedInside(error: unknown, refusal: ApiError = sessionEnded()): unknown {
  return statusOf(error) === UNAUTHORIZED ? sessionEnded() : refusedWith(error, refusal);
}

export function sessionEnded(): ApiError {
  return new ApiError('AUTH_INVALID_KEY', 'The session has ended. Sign in again.');
}

export function signUpOff(): ApiError {
  return new ApiError('SIGNUP_OFF', 'Nobody signs up to this service by themselves. Ask its operator for an account.');
}

export function passwordMissing(): ApiError {
  return new ApiError('INVALID_REQUEST', 'The field password is missing: this service sends no mail that sets it.', {
    details: { field: 'password' },
  });
}

export function emailTaken(): ApiError {
  return new ApiError(
    'EMAIL_TAKEN',
    'Someone has signed up with this address already. Sign in, or have a new password set.',
  );
}

export function linkInvalid(): ApiError {
  return new ApiError(
    'LINK_INVALID',
    'This link was used already, is too old, or was copied in part. Ask for a new one.',
  );
}

export function signInFailed(
  message = 'The address or the password is wrong. Check both, or have a link sent that sets a new password.',
): ApiError {
  return new ApiError('SIGN_IN_FAILED', message);
}
