/** The errors of the client: a program decides on `code`, people read `message`. */
import type { ErrorCode } from './types.ts';

/** What the client itself found. */
export type ClientCode =
  /** an option or an argument is missing or wrong: nothing was sent */
  | 'INVALID_ARGUMENT'
  /** no answer arrived: no connection, or it broke */
  | 'UNREACHABLE'
  /** no answer arrived in time */
  | 'TIMEOUT'
  /** the answer is not of this service: a page of a proxy, a redirect, an address of something else */
  | 'UNEXPECTED_ANSWER'
  | 'WEBHOOK_INCOMPLETE'
  | 'WEBHOOK_OUT_OF_TIME'
  | 'WEBHOOK_SIGNATURE_WRONG';

/** A code, which may also be one that the service gained after this version of the client. */
export type LedgerizeErrorCode = ErrorCode | ClientCode | (string & {});

export type Details = Readonly<Record<string, unknown>>;

/** Every error of the client is one of these, except an abort, which is the reason of your signal. */
export class LedgerizeError extends Error {
  override readonly name: string = 'LedgerizeError';
  readonly code: LedgerizeErrorCode;
  /** by code; `{}` if there are none */
  readonly details: Details;
  /** the job that `convert` had started before it failed: it goes on, and `client.jobs` has its status and result */
  jobId: string | undefined;

  constructor(code: LedgerizeErrorCode, message: string, { details = {}, cause }: ErrorFacts = {}) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }
}

interface ErrorFacts {
  readonly details?: Details | undefined;
  readonly cause?: unknown;
}

/** No answer arrived. `code` is UNREACHABLE or TIMEOUT. */
export class ConnectionError extends LedgerizeError {
  override readonly name = 'ConnectionError';
}

/** The service answered that the call failed. */
export class ApiError extends LedgerizeError {
  override readonly name = 'ApiError';
  /** of HTTP */
  readonly status: number;
  /** names the request in the operator's log; undefined if something before the service answered */
  readonly requestId: string | undefined;
  /** seconds after which trying again may help */
  readonly retryAfter: number | undefined;

  constructor(code: LedgerizeErrorCode, message: string, facts: AnswerFacts) {
    super(code, message, facts);
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

interface AnswerFacts extends ErrorFacts {
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** A webhook that must not be trusted. `code` begins with WEBHOOK_. */
export class WebhookError extends LedgerizeError {
  override readonly name = 'WebhookError';
}

/** Returns the error of a wrong option or argument. */
export function invalidArgument(message: string, facts?: ErrorFacts): LedgerizeError {
  return new LedgerizeError('INVALID_ARGUMENT', message, facts);
}
