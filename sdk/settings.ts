/** The options of a client, checked, with their defaults. */
import { invalidArgument } from './errors.ts';
import { environmentVariable } from './platform/environment.ts';

export interface ClientOptions {
  /** a key of your account; by default the variable LEDGERIZE_API_KEY of the environment */
  readonly apiKey?: string | undefined;
  /** the address of the service; by default the variable LEDGERIZE_URL, else http://127.0.0.1:3000 */
  readonly baseUrl?: string | URL | undefined;
  /** how often a call is sent again if that is safe and may help; 4 by default, 0: never */
  readonly maxRetries?: number | undefined;
  /** milliseconds to wait for an answer, 60,000 by default; uploads and results have ten minutes at least */
  readonly timeoutMs?: number | undefined;
  /** takes the place of the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface Settings {
  readonly apiKey: string;
  /** without a slash at its end and without /api/v1 */
  readonly baseUrl: string;
  readonly maxRetries: number;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/** Where a service listens by default. */
const DEFAULT_URL = 'http://127.0.0.1:3000';
const DEFAULT_RETRIES = 4;
const DEFAULT_TIMEOUT_MS = 60_000;
/** Timers take no more. */
const MOST_TIMEOUT_MS = 2_147_483_647;

/** Given the options of a client, returns its settings. Throws INVALID_ARGUMENT. */
export function settingsOf(options: ClientOptions): Settings {
  return {
    apiKey: keyOf(options.apiKey ?? environmentVariable('LEDGERIZE_API_KEY')),
    baseUrl: addressOf(String(options.baseUrl ?? environmentVariable('LEDGERIZE_URL') ?? DEFAULT_URL)),
    maxRetries: wholeNumber('maxRetries', options.maxRetries ?? DEFAULT_RETRIES, 0),
    timeoutMs: wholeNumber('timeoutMs', options.timeoutMs ?? DEFAULT_TIMEOUT_MS, 1),
    // a browser's fetch must be called as a global
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
  };
}

/** The key is in no message: messages are logged. */
function keyOf(text: string | undefined): string {
  const key = text?.trim() ?? '';
  if (key === '') {
    throw invalidArgument('There is no API key: pass `apiKey`, or set the variable LEDGERIZE_API_KEY.');
  }
  if (!/^[!-~]+$/.test(key)) throw invalidArgument('`apiKey` contains characters that no key has.');
  return key;
}

function addressOf(text: string): string {
  const url = parsed(text);
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw invalidArgument('`baseUrl` must be an address such as https://statements.example.com.');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw invalidArgument('`baseUrl` must have no user, no query and no fragment.');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Given an option's name, its value and the least that it may be, returns the value. */
export function wholeNumber(name: string, value: number, least: number): number {
  if (Number.isInteger(value) && value >= least && value <= MOST_TIMEOUT_MS) return value;
  throw invalidArgument(`\`${name}\` must be a whole number, ${least} or more.`);
}
