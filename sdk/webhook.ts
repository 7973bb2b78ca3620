/** Verifies webhooks by the rules of https://www.standardwebhooks.com. */
import { invalidArgument, WebhookError } from './errors.ts';
import { type Binary, isBinary } from './platform/bytes.ts';
import { webCrypto } from './platform/crypto.ts';
import type { WebhookEvent } from './types.ts';

/** Of `fetch`, or of Node.js and its frameworks. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookOptions {
  /** how far the timestamp may be from now; 300 by default */
  readonly toleranceSeconds?: number | undefined;
}

const PREFIX = 'whsec_';
const VERSION = 'v1';
const TOLERANCE_SECONDS = 300;
const MS = 1_000;

/**
 * Given the body as it arrived, its headers and the secret (`whsec_…`), resolves to the event. Throws a WebhookError if
 * a header is missing, the timestamp is more than five minutes off, or no signature is right. `webhook-id` is the same
 * for every try: remember those that are done.
 */
export async function verifyWebhook<Event = WebhookEvent>(
  body: string | Binary,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS }: WebhookOptions = {},
): Promise<Event> {
  const bytes = bytesOf(body);
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headerOf(headers, name);
    if (value) return value;
    throw new WebhookError('WEBHOOK_INCOMPLETE', `The header ${name} is missing.`);
  }) as [string, string, string];
  requireNear(timestamp, toleranceSeconds);
  const { subtle } = await webCrypto();
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const key = await subtle.importKey('raw', secretOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',');
    const given = version === VERSION ? base64(text) : undefined;
    // takes the same time wherever they differ
    if (given && (await subtle.verify('HMAC', key, given, signed))) return parsed<Event>(bytes);
  }
  throw new WebhookError('WEBHOOK_SIGNATURE_WRONG', 'No signature of this webhook is right: do not trust it.');
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (isBinary(body)) return body instanceof Uint8Array ? body : new Uint8Array(body as ArrayBuffer);
  throw invalidArgument('Pass the body as it arrived, text or bytes: what is parsed cannot be verified.');
}

/** The names of headers have no case. */
function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

function requireNear(timestamp: string, toleranceSeconds: number): void {
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const off = Math.abs(Date.now() / MS - seconds);
  if (off <= toleranceSeconds) return;
  const message = `The timestamp must be within ${toleranceSeconds} s of now: this webhook is old, or a clock is wrong.`;
  throw new WebhookError('WEBHOOK_OUT_OF_TIME', message);
}

/** The secret is in no message. */
function secretOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes =
    typeof secret === 'string' ? base64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret) : undefined;
  if (bytes === undefined || bytes.length === 0) throw invalidArgument('The secret must be `whsec_` and Base64.');
  return bytes;
}

/** Returns undefined for what is none. */
function base64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** What is signed and no JSON is of a sender that shares the secret. */
function parsed<Event>(bytes: Uint8Array): Event {
  return JSON.parse(new TextDecoder().decode(bytes)) as Event;
}
