/** The messages for an invalid request: its body, its query, its content type. */
import type { FastifyError, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { nearest } from '../../contract/nearest.ts';
import { described, shown } from './shown.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

/** The framework's error code, and the message for the caller. */
const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not well-formed JSON. Send one JSON object.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says. Send it again.',
  FST_ERR_BAD_URL: 'The address is not well-formed. Send the path of a call, such as /api/v1/jobs.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this call takes. Send less in one call.',
};
const UNREADABLE = 'The request could not be read. Check its headers and its body, and send it again.';

/** Given an error of the framework or of validation, its status and its request, returns the API error. */
export function invalidRequest(error: Partial<FastifyError>, status: number, request: FastifyRequest): ApiError {
  if (error.validation !== undefined) return wrongField(error.validation, error.validationContext, request);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType(request);
  return new ApiError('INVALID_REQUEST', MESSAGES[error.code ?? ''] ?? UNREADABLE, {
    status: status === 413 ? 413 : 400,
    cause: error,
  });
}

function wrongType({ headers }: FastifyRequest): ApiError {
  const sent = headers['content-type'];
  const found = sent ? `This call takes no body of the Content-Type ${shown(sent)}` : 'The body has no Content-Type';
  return new ApiError('INVALID_REQUEST', `${found}. Send JSON with Content-Type: application/json.`, {
    details: { field: 'Content-Type' },
  });
}

/** A wrong format has its own code, but only if nothing else is wrong. */
function wrongField(faults: readonly Fault[], context: string | undefined, request: FastifyRequest): ApiError {
  // a misspelt field is also a missing one: its own name says more
  const fault =
    faults.find(({ keyword }) => keyword === UNKNOWN) ??
    faults.find(({ instancePath }) => instancePath !== '/format') ??
    faults[0]!;
  const path = fault.instancePath
    .split('/')
    .slice(1)
    .filter((part) => part !== '');
  if (fault.keyword === UNKNOWN) return unknownField(fault, path, context, request);
  const field = fieldName(path);
  if (field === '') {
    const found = request.body === undefined ? 'missing' : described(request.body);
    return invalid(`The body is ${found}: it must be one JSON object with the fields of this call`, 'body');
  }
  const inQuery = context === 'querystring';
  const value = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | null | undefined)?.[name],
    inQuery ? request.query : request.body,
  );
  const message = `${inQuery ? 'The parameter' : 'The field'} ${field} ${faultOf(field, value, inQuery)}: it ${wanted(fault)}`;
  return field === 'format' ? invalid(message, field, 'INVALID_FORMAT') : invalid(message, field);
}

/** What validation calls a field that is not in the shape. */
const UNKNOWN = 'unrecognized_keys';

function unknownField(fault: Fault, path: readonly string[], place: string | undefined, request: FastifyRequest) {
  const [unknown = ''] = fault.params.keys as string[];
  const inQuery = place === 'querystring';
  const shape = request.routeOptions.schema?.[inQuery ? 'querystring' : 'body'];
  return unknownName(inQuery ? 'parameter' : 'field', unknown, namesIn(shape, path), path);
}

/** Given a name that is not in a shape, the names that are, and the path to them, returns the error. */
export function unknownName(
  kind: 'field' | 'parameter',
  name: string,
  known: readonly string[],
  path: readonly string[] = [],
): ApiError {
  const field = fieldName([...path, name]);
  const near = nearest(name, known);
  const meant = near === undefined ? undefined : fieldName([...path, near]);
  const hint = meant === undefined ? 'Check its name.' : `Did you mean ${meant}?`;
  return new ApiError('INVALID_REQUEST', `The ${kind} ${field} is none of this call. ${hint}`, {
    details: { field, ...(meant !== undefined && { meant }) },
  });
}

/** The names of the fields of an object in a shape of zod. */
function namesIn(shape: unknown, path: readonly string[]): string[] {
  let part = shape;
  for (const name of path) part = (part as { shape?: Record<string, unknown> } | undefined)?.shape?.[name];
  // a field that may be left out wraps its shape
  while (typeof (part as { unwrap?: unknown } | undefined)?.unwrap === 'function') {
    part = (part as { unwrap(): unknown }).unwrap();
  }
  return Object.keys((part as { shape?: object } | undefined)?.shape ?? {});
}

/** What is wrong with a field's value, and what to do. */
function faultOf(field: string, value: unknown, inQuery: boolean): string {
  // a repeated parameter is an array
  if (inQuery && Array.isArray(value)) return `was sent ${value.length} times. Send it once`;
  if (value === undefined) return 'is missing';
  return SECRETS.has(field) ? 'is not one that is taken' : `is ${described(value)}`;
}

function invalid(message: string, field: string, code: 'INVALID_REQUEST' | 'INVALID_FORMAT' = 'INVALID_REQUEST') {
  return new ApiError(code, `${message}.`, { details: { field } });
}

/** Never repeated in a message: an answer may end in a log of its reader. */
const SECRETS = new Set(['password', 'current', 'token']);

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** The contract says what most fields must be; for the others, the broken rule gives the text. */
function wanted({ message = '', keyword, params }: Fault): string {
  if (message.startsWith('must ')) return message;
  const { expected, minimum, maximum, origin } = params as Record<string, string | number | undefined>;
  const of = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  if (keyword === 'invalid_type') return `must be ${KINDS[String(expected)] ?? expected}`;
  if (keyword === 'too_small') return `must have ${minimum}${of} or more`;
  if (keyword === 'too_big') return `must have ${maximum}${of} at most`;
  return 'must be as the description of this call says';
}

/** Given the parts of a path ("ids", "1"), returns the name as in code ("ids[1]"). */
function fieldName(path: readonly string[]): string {
  return path
    .map((part, at) => (/^\d+$/.test(part) && at > 0 ? `[${part}]` : at === 0 ? shown(part) : `.${shown(part)}`))
    .join('');
}
