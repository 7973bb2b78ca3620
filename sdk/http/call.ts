/** What a call is: the lines that a resource writes for each. */
import { invalidArgument } from '../errors.ts';

/** What each call takes in addition to its own arguments. */
export interface CallOptions {
  /** ends the call; it then rejects with the signal's reason */
  readonly signal?: AbortSignal | undefined;
  /** in place of those of the client */
  readonly maxRetries?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** What a call that creates something takes. */
export interface CreateOptions extends CallOptions {
  /** any text: the same key within 24 hours replays the first answer. By default a random one for each call */
  readonly idempotencyKey?: string | undefined;
}

export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** the segments behind /api/v1 */
  readonly path: readonly (string | number)[];
  /** undefined values are left out */
  readonly query?: object | undefined;
  /** a form, or what is sent as JSON */
  readonly body?: FormData | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Given an answer that is a success, returns what the call resolves to. */
  readonly read: (response: Response) => Promise<Answer>;
  /** the service knows idempotency keys for it */
  readonly creates?: boolean;
  /** sending it twice does what sending it once does. GET and what takes an idempotency key are so anyway */
  readonly repeatable?: boolean;
  /** milliseconds that the answer may take in addition to the time limit */
  readonly heldMs?: number;
  /** carries a whole file: the time limit is ten minutes at least */
  readonly large?: boolean;
  /** how many times as often it is tried as other calls are; 1 by default */
  readonly patience?: number;
  readonly options: CreateOptions;
}

/** Sends a call. Throws ApiError, ConnectionError, or the reason of the signal. */
export type Send = <Answer>(call: Call<Answer>) => Promise<Answer>;

const BASE_PATH = '/api/v1';

/** Given the address of the service and a call, returns the whole address. Throws INVALID_ARGUMENT. */
export function addressOf(baseUrl: string, { path, query = {} }: Pick<Call<unknown>, 'path' | 'query'>): string {
  const address = [baseUrl + BASE_PATH, ...path.map(segment)].join('/');
  const search = new URLSearchParams(Object.entries(query).flatMap(parameters)).toString();
  return search === '' ? address : `${address}?${search}`;
}

/** A list is written with commas, and an object as a parameter for each of its entries: `metadata[order]=17`. */
function parameters([name, value]: readonly [string, unknown]): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, String(value)]];
  return Object.entries(value).map(([key, entry]) => [`${name}[${key}]`, String(entry)]);
}

/** An empty id, or one of dots, would make the address that of another call. */
function segment(part: string | number): string {
  const text = String(part ?? '');
  if (/^\.*$/.test(text)) throw invalidArgument(`"${text}" is no id.`);
  return encodeURIComponent(text);
}
