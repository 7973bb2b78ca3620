/** Turns any error of a request into the one error shape. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/error.ts';
import { ApiError } from '../../contract/errors.ts';
import { toApiError } from '../faults.ts';
import { invalidRequest } from './invalid.ts';

export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('errorCode', null);
  app.decorateRequest('forced', false);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Given any error, answers with its status and body. Logs server faults with their cause, unless a test forced them. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = asApiError(error, request);
  request.forced = fault.details?.forced === true;
  if (fault.status >= 500 && !request.forced) request.log.error({ err: error, code: fault.code }, 'request failed');
  request.errorCode = fault.code;
  if (fault.retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(fault.retryAfter))));
  return reply
    .code(fault.status)
    .header('Content-Type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(fault, request.id)));
}

/** Given an error and a request's id, returns the error body. */
export function errorBody(error: Pick<ApiError, 'code' | 'message' | 'details'>, requestId: string): ErrorBody {
  const { code, message, details } = error;
  return { error: { code, message, requestId, ...(details === undefined ? {} : { details }) } };
}

function asApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const thrown = error as Partial<FastifyError>;
  const status = thrown.statusCode ?? 500;
  if (status < 500) return invalidRequest(thrown, status, request);
  const code = request.routeOptions.config.failure ?? 'INTERNAL_ERROR';
  return toApiError(error, code);
}
