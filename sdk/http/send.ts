/** Sends calls: each try within its time, another one where it is safe and may help. */
import { ConnectionError, invalidArgument, LedgerizeError } from '../errors.ts';
import { randomUuid } from '../platform/crypto.ts';
import { pause } from '../platform/pause.ts';
import { type Settings, wholeNumber } from '../settings.ts';
import { errorOf, isSuccess } from './answer.ts';
import { addressOf, type Call, type Send } from './call.ts';
import { countOf, maySendAgain, pauseBefore } from './retries.ts';
import { withinTime } from './time-limit.ts';

/** An upload or a result of many megabytes over a slow line. */
const LARGE_TIMEOUT_MS = 600_000;

/** Given the settings of a client, returns what sends its calls. */
export function sender(settings: Settings): Send {
  return async (call) => {
    const { method, options, patience = 1, repeatable = method === 'GET' || call.creates === true } = call;
    const maxRetries = wholeNumber('maxRetries', options.maxRetries ?? settings.maxRetries * patience, 0);
    const request = await requestOf(settings, call);
    const begun = performance.now();
    for (let tries = 1; ; ) {
      try {
        return await once(settings, call, request);
      } catch (failure) {
        if (tries > maxRetries || !maySendAgain(failure, repeatable)) throw failure;
        await pause(pauseBefore(failure, tries), options.signal);
        tries += countOf(failure, performance.now() - begun);
      }
    }
  };
}

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** The same for every try: the idempotency key is what makes the tries one call. */
async function requestOf({ apiKey, baseUrl }: Settings, call: Call<unknown>): Promise<Sent> {
  const { method, body, creates, options } = call;
  const headers: Record<string, string> = { 'X-Api-Key': apiKey, ...call.headers };
  if (creates) headers['Idempotency-Key'] = keyOf(options.idempotencyKey ?? (await randomUuid()));
  const init: RequestInit = { method, headers, redirect: 'manual' };
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return { address: addressOf(baseUrl, call), init };
}

/** Returns a key that the service takes. A header of other letters would fail in `fetch` as if there were no network. */
function keyOf(idempotencyKey: string): string {
  if (/^[ -~]+$/.test(idempotencyKey)) return idempotencyKey;
  throw invalidArgument('`idempotencyKey` must be a text of printable ASCII.');
}

/** One try: the request, its answer, and the whole of its body. */
async function once<Answer>(settings: Settings, call: Call<Answer>, { address, init }: Sent): Promise<Answer> {
  const { options, large, heldMs = 0, read } = call;
  const limit = wholeNumber('timeoutMs', options.timeoutMs ?? settings.timeoutMs, 1);
  const ms = (large ? Math.max(limit, LARGE_TIMEOUT_MS) : limit) + heldMs;
  return withinTime({ ms, signal: options.signal }, async (signal) => {
    try {
      const response = await settings.fetch(address, { ...init, signal });
      if (!isSuccess(response)) throw await errorOf(response);
      return await read(response);
    } catch (error) {
      if (error instanceof LedgerizeError || signal.aborted) throw error;
      throw new ConnectionError('UNREACHABLE', `${settings.baseUrl} does not answer: ${causeOf(error)}.`, {
        cause: error,
      });
    }
  });
}

/** `fetch` says "fetch failed" in Node.js, and why in its cause. */
function causeOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } };
  return (cause?.message || cause?.code || message || String(error)).replace(/[.?]+$/, '');
}
