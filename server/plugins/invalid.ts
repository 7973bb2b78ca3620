/** What is said of a request that cannot be understood: its body, its query, its content type. */
import type { FastifyError } from 'fastify';
import { ApiError } from '../../contract/errors.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

/** The framework's code of a fault, and what its caller is told. */
const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not well-formed JSON. Send one JSON object.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says. Send it again.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this call takes. Send less in one call.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'This call takes no body of this Content-Type. Send JSON with Content-Type: application/json.',
};
const UNREADABLE = 'The request could not be read. Check its headers and its body, and send it again.';

/** Given a fault found by the framework or by validation, and its status, returns the error. */
export function invalidRequest(error: Partial<FastifyError>, status: number): ApiError {
  if (error.validation !== undefined) return wrongFields(error.validation, error.validationContext);
  return new ApiError('INVALID_REQUEST', MESSAGES[error.code ?? ''] ?? UNREADABLE, {
    status: status === 413 ? 413 : 400,
    cause: error,
  });
}

/** A wrong format has a code of its own, but only where nothing else is wrong. */
function wrongFields(faults: readonly Fault[], context: string | undefined): ApiError {
  const fault = faults.find(({ instancePath }) => instancePath !== '/format') ?? faults[0]!;
  const field = fieldName(fault.instancePath);
  const code = field === 'format' ? 'INVALID_FORMAT' : 'INVALID_REQUEST';
  if (field === '') {
    const what = context === 'querystring' ? 'query' : 'body';
    return new ApiError(code, `The ${what} must be one JSON object with the fields of this call.`);
  }
  return new ApiError(code, `The field ${field} is wrong: it ${said(fault)}.`, { details: { field } });
}

/** Ours read "must be …"; those of the validator are made to. */
function said({ message = 'is not as it should be' }: Fault): string {
  if (message.startsWith('must ')) return message;
  const expected = /expected ([\w ]+), received undefined/.exec(message);
  if (expected !== null) return `is missing (${expected[1]})`;
  return `is not taken: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** Given a JSON pointer ("/ids/1"), returns the name as written in code ("ids[1]"). */
function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part, at) => (/^\d+$/.test(part) ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}
