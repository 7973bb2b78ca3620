/** Counts the requests of each API key, tells how many are left, and refuses those over the limit. */
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../contract/errors.ts';
import './request.ts';

const WINDOW_SECONDS = 60;

export function limitRate(app: FastifyInstance): void {
  // The limit is the account's and may change at any time: the limiter only counts, the comparison is ours.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS });

  app.addHook('onRequest', async (request, reply) => {
    const limit = request.caller.limits.requestsPerMinute;
    const { consumedPoints, msBeforeNext } = await counter.consume(request.caller.keyId);
    const remaining = Math.max(0, limit - consumedPoints);
    const reset = Math.ceil(msBeforeNext / 1_000);
    reply.header('RateLimit-Policy', `"default";q=${limit};w=${WINDOW_SECONDS}`);
    reply.header('RateLimit', `"default";r=${remaining};t=${reset}`);
    reply.header('X-RateLimit-Limit', String(limit));
    reply.header('X-RateLimit-Remaining', String(remaining));
    reply.header('X-RateLimit-Reset', String(reset));
    if (consumedPoints <= limit) return;
    throw new ApiError(
      'RATE_LIMITED',
      `This key may make ${limit} requests a minute, and has made them. Wait ${reset} seconds. A status request is held until the job ends, so it needs no pauses.`,
      { retryAfter: reset },
    );
  });
}
