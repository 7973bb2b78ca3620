/** The only table of error codes: code, HTTP status. OpenAPI, routes and tests are made from it. */

/**
 * The status of each code. The `…_FAILED` codes of an upload, a password and a conversion answer 503 instead if trying
 * again helps; every other call answers SERVICE_UNAVAILABLE then.
 */
export const ERROR_STATUS = {
  AUTH_INVALID_KEY: 401,
  SIGN_IN_FAILED: 401,
  FORBIDDEN: 403,
  NO_ACCOUNT: 403,
  SIGNUP_OFF: 403,
  RATE_LIMITED: 429,
  FILE_REQUIRED: 400,
  PASSWORD_REQUIRED: 400,
  UPLOAD_FAILED: 500,
  CONVERT_FAILED: 500,
  SET_PASSWORD_FAILED: 500,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  INVALID_REQUEST: 400,
  INVALID_FORMAT: 400,
  FILE_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  VERSION_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  JOB_NOT_COMPLETED: 409,
  FILE_LOCKED: 409,
  VERSION_CHANGED: 409,
  EMAIL_TAKEN: 409,
  MEMBER_ALREADY: 409,
  LAST_OWNER: 409,
  KEY_LIMIT_REACHED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  WEBHOOK_LIMIT_REACHED: 409,
  RESULT_EXPIRED: 410,
  LINK_INVALID: 410,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  PDF_UNREADABLE: 422,
  PDF_TOO_COMPLEX: 422,
  PASSWORD_INCORRECT: 422,
  NO_TRANSACTIONS: 422,
  SAMPLES_ONLY: 422,
  JOB_FAILED: 422,
  EXPORT_NEEDS: 422,
  EXPORT_LIMIT: 422,
  JOB_CANCELLED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  INSUFFICIENT_CREDITS: 402,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Given the code of a call for faults of the service, returns it with the code for those that pass. */
export function faultCodes(failure: ErrorCode): readonly ErrorCode[] {
  return failure === 'INTERNAL_ERROR' ? [failure, 'SERVICE_UNAVAILABLE'] : [failure];
}

/** An error for a caller of the interface: its code, a message for people, and details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  /** seconds after which trying again may help */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; retryAfter?: number; status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? ERROR_STATUS[code];
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
