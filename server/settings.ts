/** The settings of a server, read from the environment once and validated. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import type { PictureBounds } from '../workers/pictures/types.ts';
import { PICTURE_MODES, type ReaderBounds } from '../workers/types.ts';
import { SECRET, SECRETS } from './secrets/settings.ts';
import {
  DURATION_UNITS,
  duration,
  isOrigin,
  languages,
  origins,
  privateNetworks,
  proxies,
  seconds,
  whole,
} from './setting-values.ts';
import {
  halfSet,
  type S3Settings,
  SECRET_STORE_VARIABLES,
  STORE_ENVIRONMENT,
  storeSettings,
} from './store-settings.ts';
import { TRACING_VARIABLES, type TracingSettings, tracingSettings } from './tracing/settings.ts';
import type { TargetRules } from './webhooks/targets.ts';

const ROLES = ['all', 'api', 'worker'] as const;
type Role = (typeof ROLES)[number];

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** what this process does: takes requests, converts, or both */
  readonly role: Role;
  /** the PostgreSQL database that nodes share; undefined: SQLite in the data folder */
  readonly database: { readonly url: string; readonly connections: number } | undefined;
  /** milliseconds after which a node that gives no sign of life loses its work */
  readonly leaseMs: number;
  /** absolute path of the data folder: database, blobs, secret, lock; in a cluster, only temporary files */
  readonly dataDir: string;
  /** where blobs are; undefined: in a folder of the data folder */
  readonly store: S3Settings | undefined;
  /** the first account's key, if the operator sets it */
  readonly apiKey: string | undefined;
  /** hex of 32 bytes, or any text of at least 32 characters; what is stored is encrypted under it */
  readonly secret: string | undefined;
  /** secrets before it, which still open what they sealed */
  readonly oldSecrets: readonly string[];
  /** true if new blobs are encrypted */
  readonly encryptBlobs: boolean;
  /** credits of the first account */
  readonly credits: number;
  readonly retentionMs: number;
  readonly requestsPerMinute: number;
  /** of all keys of an account together; undefined: ten times those of one */
  readonly accountRequestsPerMinute: number | undefined;
  readonly maxFileBytes: number;
  /** number of conversions at the same time */
  readonly threads: number;
  readonly maxPages: number;
  readonly maxHeapBytes: number;
  readonly baseMs: number;
  readonly perPageMs: number;
  readonly pictures: PictureBounds;
  readonly readers: ReaderBounds;
  /** files in the queue, over all accounts; a convert beyond it is CONVERT_FAILED 503 */
  readonly maxQueuedFiles: number;
  /** the origin at which clients reach the service; if undefined, the one that a request names */
  readonly publicUrl: string | undefined;
  /**
   * the proxies whose X-Forwarded-For, -Proto and -Host are trusted: addresses and CIDRs, or the number of proxies in
   * front of the server
   */
  readonly trustedProxies: readonly string[] | number | undefined;
  /** origins whose pages may call the interface; `['*']` for any */
  readonly corsOrigins: readonly string[] | undefined;
  /** true if anyone may sign up to the portal */
  readonly signup: boolean;
  /** credits of an account that signs up */
  readonly signupCredits: number;
  /** the mail server and the sender; undefined: no mail is sent */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** the balance below which the credits of an account are low, unless it has its own; 0: never */
  readonly creditsLow: number;
  /** where webhooks may go */
  readonly webhooks: TargetRules;
  /** true if /metrics is served */
  readonly metrics: boolean;
  /** undefined: nothing is traced */
  readonly tracing: TracingSettings | undefined;
  readonly logLevel: string;
}

/** An invalid setting. The message has the variable, its value and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const MEBIBYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;
/** Shorter keys can be guessed. */
const MIN_API_KEY = 20;
const ENVIRONMENT = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3_000),
  LEDGERIZE_ROLE: z.enum(ROLES, { error: 'must be all, api or worker' }).default('all'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      'must be the address of a PostgreSQL database: postgres://user:password@host/name',
    )
    .refine(
      (url) => URL.canParse(url),
      'must be the address of a PostgreSQL database: postgres://user:password@host/name',
    )
    .optional(),
  LEDGERIZE_DATABASE_CONNECTIONS: whole(2, 1_000).default(10),
  LEDGERIZE_LEASE: duration.default(60_000),
  LEDGERIZE_DATA: z.string().default('./data'),
  ...STORE_ENVIRONMENT,
  LEDGERIZE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must be of printable ASCII characters without spaces, as a header carries it')
    .min(MIN_API_KEY, `must have ${MIN_API_KEY} characters or more, so that it cannot be guessed`)
    .optional(),
  LEDGERIZE_SECRET: SECRET.optional(),
  LEDGERIZE_OLD_SECRETS: SECRETS.default([]),
  LEDGERIZE_ENCRYPT_BLOBS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LEDGERIZE_CREDITS: whole(0, 1e12).default(1_000_000),
  LEDGERIZE_RETENTION: duration.default(30 * DURATION_UNITS.d!),
  LEDGERIZE_REQUESTS_PER_MINUTE: whole(1, 1e6).default(60),
  LEDGERIZE_ACCOUNT_REQUESTS_PER_MINUTE: whole(1, 1e8).optional(),
  LEDGERIZE_MAX_FILE_MB: whole(1, 2_000).default(25),
  LEDGERIZE_THREADS: whole(1, 256).default(availableParallelism()),
  LEDGERIZE_MAX_PAGES: whole(1, 1e6).default(10_000),
  LEDGERIZE_PDF_HEAP_MB: whole(32, 4_096).default(256),
  LEDGERIZE_FILE_SECONDS: seconds.default(30_000),
  LEDGERIZE_PAGE_SECONDS: seconds.default(500),
  LEDGERIZE_OCR: z.enum(PICTURE_MODES, { error: 'must be auto, always or never' }).default(DEFAULT_BOUNDS.readers.mode),
  LEDGERIZE_OCR_THREADS: whole(1, 64).default(DEFAULT_BOUNDS.readers.threads),
  LEDGERIZE_OCR_LANGS: languages.default([...DEFAULT_BOUNDS.readers.languages]),
  LEDGERIZE_OCR_PAGE_SECONDS: seconds.default(DEFAULT_BOUNDS.readers.pageMs),
  LEDGERIZE_MAX_PICTURE_SIDE: whole(100, 100_000).default(DEFAULT_BOUNDS.pictures.maxSide),
  LEDGERIZE_MAX_PICTURE_MEGAPIXELS: whole(1, 10_000).default(DEFAULT_BOUNDS.pictures.maxPixels / MEGAPIXEL),
  LEDGERIZE_MAX_FILE_MEGAPIXELS: whole(1, 1e6).default(DEFAULT_BOUNDS.pictures.maxFilePixels / MEGAPIXEL),
  LEDGERIZE_MAX_QUEUED_FILES: whole(1, 1e6).default(10_000),
  LEDGERIZE_PUBLIC_URL: z
    .string()
    .transform((url) => url.replace(/\/$/, ''))
    .refine(isOrigin, 'must be an origin such as https://statements.example.com, without a path')
    .optional(),
  LEDGERIZE_TRUSTED_PROXIES: proxies.optional(),
  LEDGERIZE_CORS_ORIGINS: origins.optional(),
  LEDGERIZE_SIGNUP: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LEDGERIZE_SIGNUP_CREDITS: whole(0, 1e12).default(500),
  LEDGERIZE_SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/,
      'must be the address of a mail server such as smtp://user:password@mail.example.com:587',
    )
    .refine((url) => URL.canParse(url), 'must be the address of a mail server such as smtp://mail.example.com:587')
    .optional(),
  LEDGERIZE_MAIL_FROM: z
    .string()
    .regex(/@/, 'must be whom a mail is from, such as Ledgerize <statements@example.com>')
    .optional(),
  LEDGERIZE_CREDITS_LOW: whole(0, 1e12).default(100),
  LEDGERIZE_WEBHOOK_ALLOW_HTTP: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: privateNetworks.default(false),
  LEDGERIZE_METRICS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ...TRACING_VARIABLES,
  LEDGERIZE_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

/** The values of these must not be repeated in a message, which may end in a log. */
const SECRET_VARIABLES = new Set<string>([
  'DATABASE_URL',
  'LEDGERIZE_API_KEY',
  'LEDGERIZE_SECRET',
  'LEDGERIZE_OLD_SECRETS',
  'LEDGERIZE_SMTP_URL',
  ...SECRET_STORE_VARIABLES,
]);

/**
 * Given the environment, returns the settings. An empty variable counts as unset. Throws SettingsError naming every
 * wrong variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(ENVIRONMENT.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = ENVIRONMENT.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return SECRET_VARIABLES.has(name)
        ? `${name} ${issue.message}`
        : `${name} ${issue.message}; it is "${given[name]}"`;
    });
    throw new SettingsError(faults.join('\n'));
  }
  const value = parsed.data;
  const mail = mailSettings(value);
  const store = storeSettings(value);
  if (typeof store === 'string') throw new SettingsError(store);
  const database = databaseSettings(value);
  const half = halfSet({ database: database !== undefined, store: store !== undefined });
  if (half !== undefined) throw new SettingsError(half);
  return {
    host: value.HOST,
    port: value.PORT,
    role: value.LEDGERIZE_ROLE,
    database,
    leaseMs: value.LEDGERIZE_LEASE,
    dataDir: resolve(value.LEDGERIZE_DATA),
    store,
    apiKey: value.LEDGERIZE_API_KEY,
    secret: value.LEDGERIZE_SECRET,
    oldSecrets: value.LEDGERIZE_OLD_SECRETS,
    encryptBlobs: value.LEDGERIZE_ENCRYPT_BLOBS === 'on',
    credits: value.LEDGERIZE_CREDITS,
    retentionMs: value.LEDGERIZE_RETENTION,
    requestsPerMinute: value.LEDGERIZE_REQUESTS_PER_MINUTE,
    accountRequestsPerMinute: value.LEDGERIZE_ACCOUNT_REQUESTS_PER_MINUTE,
    maxFileBytes: value.LEDGERIZE_MAX_FILE_MB * MEBIBYTE,
    threads: value.LEDGERIZE_THREADS,
    maxPages: value.LEDGERIZE_MAX_PAGES,
    maxHeapBytes: value.LEDGERIZE_PDF_HEAP_MB * MEBIBYTE,
    baseMs: value.LEDGERIZE_FILE_SECONDS,
    perPageMs: value.LEDGERIZE_PAGE_SECONDS,
    pictures: {
      maxSide: value.LEDGERIZE_MAX_PICTURE_SIDE,
      maxPixels: value.LEDGERIZE_MAX_PICTURE_MEGAPIXELS * MEGAPIXEL,
      maxFilePixels: value.LEDGERIZE_MAX_FILE_MEGAPIXELS * MEGAPIXEL,
    },
    readers: {
      mode: value.LEDGERIZE_OCR,
      threads: value.LEDGERIZE_OCR_THREADS,
      languages: value.LEDGERIZE_OCR_LANGS,
      pageMs: value.LEDGERIZE_OCR_PAGE_SECONDS,
    },
    maxQueuedFiles: value.LEDGERIZE_MAX_QUEUED_FILES,
    publicUrl: value.LEDGERIZE_PUBLIC_URL,
    trustedProxies: value.LEDGERIZE_TRUSTED_PROXIES,
    corsOrigins: value.LEDGERIZE_CORS_ORIGINS,
    signup: value.LEDGERIZE_SIGNUP === 'on',
    signupCredits: value.LEDGERIZE_SIGNUP_CREDITS,
    mail,
    creditsLow: value.LEDGERIZE_CREDITS_LOW,
    webhooks: {
      allowHttp: value.LEDGERIZE_WEBHOOK_ALLOW_HTTP === 'on',
      allowPrivate: value.LEDGERIZE_WEBHOOK_ALLOW_PRIVATE,
    },
    metrics: value.LEDGERIZE_METRICS === 'on',
    tracing: tracingSettings(value),
    logLevel: value.LEDGERIZE_LOG_LEVEL,
  };
}

/** Nodes that share a database must share the secret, too: a file of one node's folder is not known to the others. */
function databaseSettings(value: z.infer<typeof ENVIRONMENT>): Settings['database'] {
  const url = value.DATABASE_URL;
  if (url === undefined) {
    if (value.LEDGERIZE_ROLE === 'all') return undefined;
    throw new SettingsError(
      'DATABASE_URL must say where the database is that the nodes share where LEDGERIZE_ROLE or --role is api or worker',
    );
  }
  if (value.LEDGERIZE_SECRET === undefined) {
    throw new SettingsError('LEDGERIZE_SECRET must be set, the same on all nodes, where DATABASE_URL is set');
  }
  return { url, connections: value.LEDGERIZE_DATABASE_CONNECTIONS };
}

/** A link in a mail must lead here, whatever host a request names: so the operator must set the address. */
function mailSettings(value: z.infer<typeof ENVIRONMENT>): Settings['mail'] {
  const url = value.LEDGERIZE_SMTP_URL;
  if (url === undefined) return undefined;
  const from = value.LEDGERIZE_MAIL_FROM;
  if (from === undefined)
    throw new SettingsError('LEDGERIZE_MAIL_FROM must say whom mail is from where LEDGERIZE_SMTP_URL is set');
  if (value.LEDGERIZE_PUBLIC_URL === undefined) {
    throw new SettingsError(
      'LEDGERIZE_PUBLIC_URL must say where the portal is reached where LEDGERIZE_SMTP_URL is set',
    );
  }
  return { url, from };
}
