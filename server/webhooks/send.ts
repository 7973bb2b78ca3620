/** Sends one attempt of a delivery, and tells how it ended: bounded in time, following no redirect, keeping no body. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { VERSION } from '../version.ts';
import { guardedLookup, type Resolve } from './resolve.ts';
import { askedWait } from './retries.ts';
import { type Signed, signatureOf } from './signature.ts';
import { addressTest, faultOfUrl, RefusedTargetError, type TargetRules } from './targets.ts';

/** Standard Webhooks suggests 15 to 30 seconds. */
const ANSWER_MS = 15_000;
/** More of an answer's body is not read, and none of it is kept. */
const MAX_BODY = 16 * 1024;

/** What an attempt came to. */
export interface Answer {
  /** of HTTP; null if there was no answer */
  readonly status: number | null;
  /** in words; null if it succeeded */
  readonly error: string | null;
  /** milliseconds that the receiver asks to wait before the next attempt; left out if it does not, and for a success */
  readonly retryAfterMs?: number;
}

export interface Message extends Signed {
  readonly url: string;
  /** newest first */
  readonly secrets: readonly string[];
  /** of tracing, besides the message's own */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SenderParts {
  readonly rules: TargetRules;
  readonly resolve: Resolve;
  /** milliseconds until an attempt counts as failed */
  readonly answerMs?: number;
}

/** Given a message, sends it. It throws only if the signal aborts it. */
export type Send = (message: Message, signal: AbortSignal) => Promise<Answer>;

/** Given the rules for targets and how names are resolved, returns the sender. */
export function createSender({ rules, resolve, answerMs = ANSWER_MS }: SenderParts): Send {
  const lookup = guardedLookup(resolve, addressTest(rules));
  return async (message, signal) => {
    // the operator may have changed the rules since the URL was set; an address in it is tested here, a name by its lookup
    const fault = faultOfUrl(message.url, rules);
    if (fault !== undefined) return { status: null, error: `The URL is not called: it ${fault}.` };
    const late = AbortSignal.timeout(answerMs);
    try {
      return judge(await post(message, lookup, AbortSignal.any([signal, late])));
    } catch (error) {
      if (signal.aborted) throw error;
      if (late.aborted) return { status: null, error: `There was no answer within ${answerMs / 1_000} seconds.` };
      return { status: null, error: inWords(error) };
    }
  };
}

/** The head of an answer. */
interface Head {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Returns the head of the answer. */
function post(message: Message, lookup: LookupFunction, signal: AbortSignal): Promise<Head> {
  const { url, id, timestamp, body, secrets, headers } = message;
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      // a connection of its own, so that its addresses are tested each time
      agent: false,
      lookup,
      signal,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': `Ledgerize/${VERSION} (webhooks)`,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secrets, message),
      },
    });
    let answered: Head | undefined;
    // the status decides, whatever becomes of the body
    const end = (error?: Error) => {
      if (answered === undefined) reject(error);
      else resolve(answered);
      sent.destroy();
    };
    sent.on('error', end);
    // in any case, such as a change of protocols
    sent.on('close', () => end(new Error('the connection is closed')));
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      answered = { status, retryAfter: headers['retry-after'] };
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BODY) end();
      });
      for (const event of ['end', 'error', 'close']) response.on(event, () => end());
    });
    sent.end(body);
  });
}

const LEAST_SUCCESS = 200;
const LEAST_REDIRECT = 300;
const LEAST_FAILURE = 400;

function judge({ status, retryAfter }: Head): Answer {
  if (status >= LEAST_SUCCESS && status < LEAST_REDIRECT) return { status, error: null };
  const error =
    status >= LEAST_REDIRECT && status < LEAST_FAILURE
      ? `The receiver redirected (${status}), which is not followed. Set the final URL.`
      : `The receiver answered ${status}.`;
  const retryAfterMs = askedWait(retryAfter, Date.now());
  return { status, error, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the host has no address.',
  ENODATA: 'The name of the host has no address.',
  ESERVFAIL: 'The name of the host could not be resolved.',
  ETIMEOUT: 'The name of the host could not be resolved in time.',
  EAI_AGAIN: 'The name of the host could not be resolved in time.',
  ECONNREFUSED: 'The host refused the connection.',
  ECONNRESET: 'The host ended the connection before it answered.',
  EPIPE: 'The host ended the connection before it answered.',
  ETIMEDOUT: 'The host could not be reached in time.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  EPROTO: 'The host does not speak TLS as expected.',
};
const OF_CERTIFICATES = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/;

function inWords(error: unknown): string {
  if (error instanceof RefusedTargetError) return error.message;
  // of several addresses that failed, one stands for all
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '' } = first as NodeJS.ErrnoException;
  if (WORDS[code] !== undefined) return WORDS[code];
  if (OF_CERTIFICATES.test(code)) return `The certificate of the host is not trusted (${code}).`;
  if (code.startsWith('HPE_')) return 'The answer was not well-formed HTTP.';
  return `The receiver could not be reached${code === '' ? '' : ` (${code})`}.`;
}
