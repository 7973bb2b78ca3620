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

const INVITATION_FAULTS = {
  unknown: 'This invitation is none of ours: the link was copied in part. Copy all of it.',
  used: 'This invitation was accepted already. Sign in.',
  expired: 'This invitation is too old. Ask for a new one.',
  revoked: 'This invitation was taken back. Ask who invited you for a new one.',
  other_address: 'This invitation is for another address than that of the user who is signed in. Sign out first.',
} as const;

/** Given why the link of an invitation does not work, returns the refusal. */
export function invitationInvalid(reason: keyof typeof INVITATION_FAULTS): ApiError {
  return new ApiError('LINK_INVALID', INVITATION_FAULTS[reason], { details: { reason } });
}

export function fieldMissing(field: string, why: string): ApiError {
  return new ApiError('INVALID_REQUEST', `The field ${field} ${why}.`, { details: { field } });
}

export function noAccount(): ApiError {
  return new ApiError('NO_ACCOUNT', 'You belong to no account any more. Ask an owner of one to invite you.');
}

export function accountLost(): ApiError {
  return new ApiError(
    'FORBIDDEN',
    'You do not belong to this account any more. GET /api/v1/portal/session goes on in another one of yours.',
    { details: { account: 'lost' } },
  );
}

export function signInFailed(
  message = 'The address or the password is wrong. Check both, or have a link sent that sets a new password.',
): ApiError {
  return new ApiError('SIGN_IN_FAILED', message);
}

/** Seconds: a mail server that is away for a moment is there again then. */
const MAIL_AGAIN = 30;

export function mailFailed(): ApiError {
  return new ApiError(
    'SERVICE_UNAVAILABLE',
    'The mail could not be sent, and nothing was made. Try again in a moment.',
    {
      retryAfter: MAIL_AGAIN,
    },
  );
}
