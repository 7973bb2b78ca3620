/** Calls of an S3 store: each is bounded in time, repeated where that helps, and fails as StoreAwayError. */
import { setTimeout as delay } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../store-settings.ts';
import { StoreAwayError } from './store.ts';

/** A part of 8 MB passes in it over 3 Mbit/s; everything else takes well under a second. */
const CALL_MS = 30_000;
/** Until a read begins. Its bytes have a limit of their own. */
const ANSWER_MS = 10_000;

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 100;
const PAUSE_GROWTH = 4;
/** No try begins later: somebody waits for the answer. */
const PATIENCE_MS = 20_000;

/** Statuses beside 5xx that another try may turn: too slow, too many, changed in transit, a clock that is set just now. */
const PASSING_STATUSES = new Set([408, 429]);
const PASSING_CODES = new Set(['BadDigest', 'RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown', 'OperationAborted']);

/** What the store answered with: its status and its code for it. */
export interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
}

/** Given an error of a call, returns what the store answered; undefined if it did not answer. */
function refusalOf(error: unknown): Refusal | undefined {
  // the library does not export the class of its error, and the build may rename it
  if (!(error instanceof Error) || !('serviceCode' in error)) return undefined;
  const { status, body } = error as unknown as { status: number; body?: string };
  // the library reads the code only if the type of the answer is spelled as it likes
  return { status, code: /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] };
}

export class S3Calls {
  /** for whole answers: their bytes count to the time of the call */
  readonly #short: S3mini;
  /** for the bytes of blobs, which may take long */
  readonly #reads: S3mini;
  readonly #where: string;
  readonly #firstPauseMs: number;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    { firstPauseMs = FIRST_PAUSE_MS }: { readonly firstPauseMs?: number } = {},
  ) {
    // The bucket in the path works with every store, whatever its name.
    const config = { endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey };
    this.#short = new S3mini({ ...config, requestAbortTimeout: CALL_MS });
    this.#reads = new S3mini({ ...config, fetch: fetchWithin(ANSWER_MS) });
    this.#firstPauseMs = firstPauseMs;
    this.#where = `the bucket ${bucket} of ${new URL(endpoint).host}`;
  }

  /**
   * Calls the store, again if it did not answer or was busy. Throws StoreAwayError, and what `refused` makes of an
   * answer that is none of these: an error, or undefined for StoreAwayError.
   */
  async call<T>(
    work: (client: S3mini) => Promise<T>,
    refused: (refusal: Refusal) => Error | undefined = () => undefined,
  ): Promise<T> {
    return this.#call(() => work(this.#short), refused);
  }

  /** Calls the store a single time. Throws StoreAwayError. */
  async once<T>(work: (client: S3mini) => Promise<T>): Promise<T> {
    return work(this.#short).catch((error: unknown) => {
      throw this.away(error);
    });
  }

  /** The same for an answer whose bytes are read afterwards. */
  async read(
    work: (client: S3mini) => Promise<Response>,
    refused: (refusal: Refusal) => Error | undefined,
  ): Promise<Response> {
    return this.#call(() => work(this.#reads), refused);
  }

  async #call<T>(work: () => Promise<T>, refused: (refusal: Refusal) => Error | undefined): Promise<T> {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        const refusal = refusalOf(error);
        const meant = refusal && refused(refusal);
        if (meant !== undefined) throw meant;
        const pause = this.#pauseAfter(tries);
        const late = performance.now() - began + pause > PATIENCE_MS;
        if (tries >= MOST_TRIES || late || !mayPass(refusal)) throw this.away(error);
        await delay(pause);
      }
    }
  }

  #pauseAfter(tries: number): number {
    const pause = this.#firstPauseMs * PAUSE_GROWTH ** (tries - 1);
    // nodes that failed together must not come again together
    return pause * (0.5 + Math.random());
  }

  /** Given why a call failed, returns the error that says so without its secrets. */
  away(cause: unknown): StoreAwayError {
    if (cause instanceof StoreAwayError) return cause;
    const refusal = refusalOf(cause);
    const told = refusal
      ? `answered ${refusal.status}${refusal.code === undefined ? '' : ` ${refusal.code}`}`
      : `did not answer (${networkReason(cause)})`;
    // the cause itself may hold the headers of a request, and what the store sent
    return new StoreAwayError(`${this.#where} ${told}`);
  }
}

function mayPass(refusal: Refusal | undefined): boolean {
  if (refusal === undefined) return true;
  const { status, code } = refusal;
  return status >= 500 || PASSING_STATUSES.has(status) || (code !== undefined && PASSING_CODES.has(code));
}

function networkReason(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    if (at.name === 'TimeoutError') return 'no answer in time';
    if (at.cause === undefined) return at.message;
  }
  return 'unknown';
}

/** Returns a fetch whose answer must begin within a time. */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
    try {
      return await fetch(input, { ...init, signal: abort.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
