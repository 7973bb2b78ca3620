/** Counts the requests of each API key, sends how many are left, and refuses those over the limit. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../contract/errors.ts';
import './request.ts';

const WINDOW_SECONDS = 60;

export function limitRate(app: FastifyInstance): void {
  // The limit belongs to the account and may change at any time: the limiter only counts, and we compare.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS });

  app.decorateRequest('rate');
  app.addHook('onRequest', (request, reply, done) => {
    counter.consume(request.caller.keyId).then((counted) => done(told(counted, request, reply)), done);
  });
}

/** Given the count, sets the headers, and returns the error of a request over the limit. */
function told(
  { consumedPoints, msBeforeNext }: RateLimiterRes,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError | undefined {
  const limit = request.caller.limits.requestsPerMinute;
  const remaining = Math.max(0, limit - consumedPoints);
  request.rate = { remaining, resetMs: msBeforeNext };
  const reset = Math.ceil(msBeforeNext / 1_000);
  reply.header('RateLimit-Policy', `"default";q=${limit};w=${WINDOW_SECONDS}`);
  reply.header('RateLimit', `"default";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(remaining));
  reply.header('X-RateLimit-Reset', String(reset));
  if (consumedPoints <= limit) return undefined;
  return new ApiError(
    'RATE_LIMITED',
    `This key may make ${limit} requests a minute, and has made them. Wait ${reset} seconds. A status request is held until the job ends, so it needs no pauses.`,
    { retryAfter: reset },
  );
}
