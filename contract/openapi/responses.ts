/** The answers of calls for OpenAPI: errors by status, and headers. */
import type { ErrorCode } from '../errors.ts';
import { RATE_HEADERS, type ResponseHeader } from '../headers.ts';
import { FAULTS } from './faults.ts';
import { HTTP_FAULTS } from './http-faults.ts';
import type { JsonSchema } from './schemas.ts';
import { statusesOf } from './statuses.ts';

interface Call {
  /** true if it takes a body */
  readonly hasBody: boolean;
  /** true if it needs a key, and counts its requests */
  readonly hasKey: boolean;
  /** true if it may carry an idempotency key */
  readonly replays?: boolean;
}

/** The errors that occur after the lookup of an idempotency key: such an error is the answer that is replayed. */
const REPLAYED: readonly number[] = [402, 404, 409, 415, 422];

/** Given the codes of a call, returns its errors by their status, each code with its example. */
export function failures(codes: readonly ErrorCode[], { hasBody, hasKey, replays = false }: Call): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  const add = (status: number, code: ErrorCode) => {
    const codes = byStatus.get(status) ?? [];
    if (!codes.includes(code)) byStatus.set(status, [...codes, code]);
  };
  for (const code of codes) for (const status of statusesOf(code)) add(status, code);
  for (const status of [414, 431]) add(status, 'INVALID_REQUEST');
  if (hasBody) for (const status of [408, 413]) add(status, 'INVALID_REQUEST');
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(sorted.map(([status, codes]) => [status, failureOf(status, codes, { hasKey, replays })]));
}

function failureOf(
  status: number,
  codes: readonly ErrorCode[],
  { hasKey, replays }: Omit<Call, 'hasBody'>,
): JsonSchema {
  const again: ResponseHeader[] = status === 429 || status === 503 || status === 409 ? ['Retry-After'] : [];
  const replayed: ResponseHeader[] = replays && REPLAYED.includes(status) ? ['Idempotency-Replayed'] : [];
  // answered before the key is checked
  const early = status === 401 || status === 431;
  return {
    description: codes.map((code) => `\`${code}\`: ${whenOf(status, code)}`).join('. '),
    headers: headersOf([...again, ...replayed, ...(hasKey && !early ? RATE_HEADERS : [])]),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function whenOf(status: number, code: ErrorCode): string {
  const fault = code === 'INVALID_REQUEST' ? HTTP_FAULTS[status as keyof typeof HTTP_FAULTS] : undefined;
  return fault ?? FAULTS[code].when;
}

/** Given the names of headers, returns references to them; every answer has the id of its request. */
export function headersOf(names: readonly ResponseHeader[]): JsonSchema {
  const all: readonly ResponseHeader[] = ['X-Request-Id', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
