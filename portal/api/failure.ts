/** Why a call did not succeed, for programs to decide on and for people to read. */
import type { ErrorCode } from './types.ts';

/** In addition to the codes of the interface: the service could not be reached at all. */
export type FailureCode = ErrorCode | 'UNREACHABLE';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  /** of HTTP; 0 if there was no answer */
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** seconds after which trying again may help */
  readonly retryAfter: number | undefined;
  /** helps the operator find the request */
  readonly requestId: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    facts: {
      status?: number;
      details?: Record<string, unknown>;
      retryAfter?: number | undefined;
      requestId?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: facts.cause });
    this.code = code;
    this.status = facts.status ?? 0;
    this.details = facts.details ?? {};
    this.retryAfter = facts.retryAfter;
    this.requestId = facts.requestId;
  }

  static unreachable(cause?: unknown): Failure {
    return new Failure('UNREACHABLE', 'The service cannot be reached.', { cause });
  }
}

/**
 * Given the status, the body (of any kind) and `Retry-After` of an answer that is not a success, returns the failure.
 */
export function failureOf(status: number, body: unknown, retryAfter: string | null): Failure {
  const seconds = Number(retryAfter ?? Number.NaN);
  const facts = { status, retryAfter: Number.isFinite(seconds) ? seconds : undefined };
  if (!isErrorBody(body)) {
    // from something between the browser and the service
    return new Failure('INTERNAL_ERROR', `The answer was ${status}, which is none of this service.`, facts);
  }
  const { code, message, requestId, details = {} } = body.error;
  return new Failure(code, message, { ...facts, requestId, details });
}

/** Given any error, returns it as a Failure. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure('INTERNAL_ERROR', error instanceof Error ? error.message : String(error), { cause: error });
}

interface ErrorBody {
  readonly error: { code: ErrorCode; message: string; requestId?: string; details?: Record<string, unknown> };
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as Partial<ErrorBody> | null)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}
