/** The headers that the interface reads and writes, as described to its users. */
import { eitherOf, FILE_FORMATS } from '../formats/registry.ts';

interface Header {
  readonly description: string;
  /** JSON Schema */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string | number;
}

export const MAX_IDEMPOTENCY_KEY = 255;
/** Printable ASCII that does not begin with a quote, or a string of RFC 9651. */
const IDEMPOTENCY_KEY = '^([!#-~]([ -~]*[!-~])?|"([ !#-\\[\\]-~]|\\\\["\\\\])+")$';

export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description:
      'Any text of yours in printable ASCII, bare or in double quotes. The same key with the same body replays the first answer for 24 hours, so that a call may safely be sent again.',
    schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY, pattern: IDEMPOTENCY_KEY },
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
  Prefer: {
    description: '`wait=N` (RFC 7240): how many seconds, 0 to 30, the request may be held while the job is not final.',
    schema: { type: 'string' },
    example: 'wait=10',
  },
  'If-None-Match': {
    description: 'The `ETag` of a result that is at hand: answered 304 when it is still the same.',
    schema: { type: 'string' },
    example: '"5f2c8a"',
  },
} as const satisfies Record<string, Header>;
export type RequestHeader = keyof typeof REQUEST_HEADERS;

export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'The id of this request, to tell the operator.',
    schema: { type: 'string', format: 'uuid' },
    example: '0b6f2f0e-4b0e-4a57-8d0a-1f0f6b1f8f7e',
  },
  'RateLimit-Policy': {
    description: 'Requests (q) in a window of seconds (w).',
    schema: { type: 'string' },
    example: '"default";q=60;w=60',
  },
  RateLimit: {
    description: 'Requests that are left (r), and seconds until the window begins anew (t).',
    schema: { type: 'string' },
    example: '"default";r=59;t=41',
  },
  'X-RateLimit-Limit': { description: 'Requests a minute.', schema: { type: 'integer' }, example: 60 },
  'X-RateLimit-Remaining': { description: 'Requests that are left.', schema: { type: 'integer' }, example: 59 },
  'X-RateLimit-Reset': {
    description: 'Seconds until the window begins anew.',
    schema: { type: 'integer' },
    example: 41,
  },
  'Retry-After': {
    description: 'Seconds after which trying again may help.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  Location: {
    description: 'The address of what was made.',
    schema: { type: 'string' },
    example: '/api/v1/files/3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11',
  },
  'Preference-Applied': {
    description: 'The wait that was granted, where one was asked for.',
    schema: { type: 'string' },
    example: 'wait=10',
  },
  'Idempotency-Replayed': {
    description: 'Stands, as `true`, where this is the answer of an earlier call with the same idempotency key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'Set-Cookie': {
    description: 'The session of the portal, or its end. `HttpOnly`, `SameSite=Strict`, and `Secure` over TLS.',
    schema: { type: 'string' },
    example: 'ledgerize.session_token=…; Path=/; HttpOnly; SameSite=Strict',
  },
  ETag: { description: 'Strong: changes when the result does.', schema: { type: 'string' }, example: '"5f2c8a"' },
  'X-Page-Width': {
    description: 'The width of the page in points, upright, as `boxes` of its transactions have it.',
    schema: { type: 'number' },
    example: 595.28,
  },
  'X-Page-Height': {
    description: 'The height of the page in points, upright, as `boxes` of its transactions have it.',
    schema: { type: 'number' },
    example: 841.89,
  },
  'Content-Disposition': {
    description: `The name to save a ${eitherOf(FILE_FORMATS)} as.`,
    schema: { type: 'string' },
    example: 'attachment; filename="statement.csv"; filename*=UTF-8\'\'statement.csv',
  },
} as const satisfies Record<string, Header>;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Headers of every answer to a valid key. */
export const RATE_HEADERS = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const satisfies readonly ResponseHeader[];
