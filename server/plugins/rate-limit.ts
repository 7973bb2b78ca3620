/** Counts the requests of each API key, sends how many are left, and refuses those over the limit. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { toApiError } from '../faults.ts';
import type { RateCounter } from '../rates.ts';
import type { CountedRequests } from '../storage/rate-windows.ts';
import './request.ts';

export function limitRate(app: FastifyInstance, counter: RateCounter): void {
  app.decorateRequest('rate');
  app.addHook('onRequest', (request, reply, done) => {
    counter.count(request.caller.keyId).then(
      (counted) => done(told(counted, counter.windowSeconds, request, reply)),
      (error) => done(toApiError(error, 'INTERNAL_ERROR')),
    );
  });
}

/** Given the count, sets the headers, and returns the error of a request over the limit. */
function told(
  { requests, msLeft }: CountedRequests,
  windowSeconds: number,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError | undefined {
  const limit = request.caller.limits.requestsPerMinute;
  const remaining = Math.max(0, limit - requests);
  request.rate = { remaining, resetMs: msLeft };
  const reset = Math.ceil(msLeft / 1_000);
  reply.header('RateLimit-Policy', `"default";q=${limit};w=${windowSeconds}`);
  reply.header('RateLimit', `"default";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(remaining));
  reply.header('X-RateLimit-Reset', String(reset));
  if (requests <= limit) return undefined;
  return new ApiError(
    'RATE_LIMITED',
    `This key may make ${limit} requests a minute, and has made them. Wait ${reset} seconds. A status request is held until the job ends, so it needs no pauses.`,
    { retryAfter: reset },
  );
}
