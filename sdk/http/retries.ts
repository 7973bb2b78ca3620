/** When a call is sent again, and how long the client waits before. */
import { ApiError, ConnectionError } from '../errors.ts';

interface Reason {
  readonly why: string;
  /** whether it speaks only for calls that do the same when they are sent twice */
  readonly mayHaveRun: boolean;
  readonly applies: (failure: unknown) => boolean;
}

const TOO_SLOW = 408;
const TOO_MANY = 429;
const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;
const GATEWAY_TIMEOUT = 504;

const answered = (...statuses: number[]) => {
  return (failure: unknown) => failure instanceof ApiError && statuses.includes(failure.status);
};

function isInWork(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** Nothing else is tried again. */
const REASONS: readonly Reason[] = [
  { why: 'the key made too many requests: this one was not looked at', mayHaveRun: false, applies: answered(TOO_MANY) },
  { why: 'the service can do nothing at the moment', mayHaveRun: false, applies: answered(UNAVAILABLE) },
  { why: 'the body did not arrive in time', mayHaveRun: false, applies: answered(TOO_SLOW) },
  {
    why: 'the first try, whose answer was lost, is still in work',
    mayHaveRun: false,
    applies: isInWork,
  },
  {
    why: 'a proxy lost the service, perhaps after it had the request',
    mayHaveRun: true,
    applies: answered(BAD_GATEWAY, GATEWAY_TIMEOUT),
  },
  { why: 'no answer arrived', mayHaveRun: true, applies: (failure) => failure instanceof ConnectionError },
];

const MS = 1_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Clients that were refused together do not come back together. */
const SPREAD = 0.25;
/** Who is told to wait longer is told so: a limit of a minute is waited for, one of an hour is not. */
const LONGEST_WAIT_SECONDS = 120;

/** Given why a try failed, returns whether another one is safe and may help. */
export function maySendAgain(failure: unknown, repeatable: boolean): boolean {
  if (failure instanceof ApiError && (failure.retryAfter ?? 0) > LONGEST_WAIT_SECONDS) return false;
  return REASONS.some(({ mayHaveRun, applies }) => (repeatable || !mayHaveRun) && applies(failure));
}

/**
 * Given why a try failed, and the milliseconds since the first one, returns how many tries it counts as: none as long as
 * an earlier one may still be in work. If the server of that one ended, another server knows so after a minute.
 */
export function countOf(failure: unknown, sinceMs: number): number {
  return isInWork(failure) && sinceMs < LONGEST_WAIT_SECONDS * MS ? 0 : 1;
}

/** Given why a try failed and how many there were, returns milliseconds: what the service asks for, or ever more. */
export function pauseBefore(failure: unknown, tries: number): number {
  const spread = 1 + Math.random() * SPREAD;
  const asked = failure instanceof ApiError ? failure.retryAfter : undefined;
  if (asked !== undefined) return asked * MS + FIRST_PAUSE_MS * (spread - 1);
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)) * spread;
}
