/** Reads answers: their bodies, and their errors. */
import { ApiError, type Details } from '../errors.ts';

/** Answers from here on are no successes. */
const FIRST_REDIRECT = 300;
const FIRST_FAILURE = 400;
const MS = 1_000;

/** Returns the JSON of an answer. Throws UNEXPECTED_ANSWER if it has none. */
export async function json<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Body;
  } catch (cause) {
    throw unexpected(response, 'no JSON', cause);
  }
}

/** Reads an answer without a body. */
export async function nothing(response: Response): Promise<void> {
  await response.arrayBuffer();
}

/** Given an answer, returns whether it is a success. */
export function isSuccess({ status, type }: Response): boolean {
  return type !== 'opaqueredirect' && status < FIRST_REDIRECT;
}

/** Given an answer that is no success, returns its error. */
export async function errorOf(response: Response): Promise<ApiError> {
  if (response.type === 'opaqueredirect' || response.status < FIRST_FAILURE) {
    // following it would send the key to another address
    const target = response.headers.get('Location') ?? 'another address';
    return unexpected(response, `a redirect to ${target}: set \`baseUrl\` to the address where the service is`);
  }
  const text = await response.text();
  const error = errorIn(text);
  if (error === undefined) return unexpected(response, 'none of this service');
  const { code, message, requestId, details } = error;
  return new ApiError(code, message, { ...factsOf(response), details, ...(requestId !== undefined && { requestId }) });
}

interface ErrorInBody {
  readonly code: string;
  readonly message: string;
  readonly requestId?: string;
  readonly details?: Details;
}

function errorIn(text: string): ErrorInBody | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: Partial<ErrorInBody> };
    return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ErrorInBody) : undefined;
  } catch {
    return undefined;
  }
}

/** The address is without its query, which may hold what a user searches for. */
function unexpected(response: Response, what: string, cause?: unknown): ApiError {
  const address = response.url.replace(/\?.*/, '');
  const message = `The answer of ${address} (${response.status}) is ${what}.`;
  return new ApiError('UNEXPECTED_ANSWER', message, { cause, ...factsOf(response) });
}

function factsOf({ status, headers }: Response) {
  return {
    status,
    retryAfter: secondsOf(headers.get('Retry-After')),
    requestId: headers.get('X-Request-Id') ?? undefined,
  };
}

/** `Retry-After` is seconds or a date (RFC 9110). */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const seconds = (Date.parse(header) - Date.now()) / MS;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
