/** The header Idempotency-Key: reads it, and answers its call once. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { MAX_IDEMPOTENCY_KEY } from '../../contract/headers.ts';
import type { Outcome } from '../idempotency/types.ts';

const HEADER = 'Idempotency-Key';

/** A string of RFC 9651: printable ASCII in quotes; a quote or backslash in it is escaped by a backslash. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/;
/** What most clients send: printable ASCII that does not begin with a quote. */
const BARE = /^[!#-~][ -~]*$/;

/** Given a request, returns its idempotency key without quotes, undefined if it has none. Throws INVALID_REQUEST. */
export function idempotencyKey({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined {
  const values = raw.headersDistinct['idempotency-key'];
  if (values === undefined) return undefined;
  if (values.length > 1) throw malformed(`was sent ${values.length} times. Send one`);
  const text = values[0]!.trim();
  const key = QUOTED.exec(text)?.[1]?.replace(/\\(.)/g, '$1') ?? (text === '' || BARE.test(text) ? text : undefined);
  if (key === undefined)
    throw malformed('is no text that can be a key. Send printable ASCII, bare or in double quotes');
  if (key === '') throw malformed('is empty. Send a text of your own, such as a UUID, or leave the header out');
  if (key.length > MAX_IDEMPOTENCY_KEY) {
    throw malformed(`has ${key.length} characters. Send ${MAX_IDEMPOTENCY_KEY} at most, such as a UUID`);
  }
  return key;
}

function malformed(found: string): ApiError {
  return new ApiError('INVALID_REQUEST', `The header ${HEADER} ${found}.`, { details: { field: HEADER } });
}

/** Given the outcome of a call, sends its answer. Throws the error that an earlier call ended with. */
export function sendOutcome(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (outcome.replayed) reply.header('Idempotency-Replayed', 'true');
  if ('fault' in outcome) throw outcome.fault;
  const { status, headers, body } = outcome.answer;
  return reply.code(status).headers(headers).send(body);
}
