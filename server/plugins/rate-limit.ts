/**
 * Counts the requests of each key, and of all keys of an account together. Sends how many are left to the key, and
 * refuses those over a limit.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { toApiError } from '../faults.ts';
import type { RateCounter } from '../rates.ts';
import type { CountedRequests } from '../storage/rate-windows.ts';
import { RefusedKeys } from './refused-keys.ts';
import './request.ts';

export function limitRate(app: FastifyInstance, counter: RateCounter): void {
  const refused = new RefusedKeys();
  app.decorateRequest('rate');
  app.addHook('onRequest', (request, reply, done) => {
    const { caller, routeOptions } = request;
    const limit = caller.limits.requestsPerMinute;
    const known = refused.find(caller.keyId, limit);
    if (known !== undefined) return done(told([known, known], { counter, request, reply }));
    const subjects = [
      { key: caller.keyId, limit },
      { key: accountOf(request), limit: caller.limits.accountRequestsPerMinute },
    ];
    counter.count(subjects).then(
      (counts) => {
        const [ofKey] = counts;
        if (ofKey !== undefined && ofKey.requests > limit) refused.add(caller.keyId, limit, ofKey);
        done(told(counts, { counter, request, reply }));
      },
      (error) => done(toApiError(error, routeOptions.config.failure ?? 'INTERNAL_ERROR')),
    );
  });
}

/** What is counted for an account: sessions have limits of their own, so that a program locks no user out. */
function accountOf({ caller }: FastifyRequest): string {
  return `${caller.user === undefined ? 'keys' : 'sessions'} of ${caller.accountId}`;
}

interface Answering {
  readonly counter: RateCounter;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Given the counts of the key and of its account, sets the headers, and returns the error of a request over a limit. */
function told(counts: readonly CountedRequests[], { counter, request, reply }: Answering): ApiError | undefined {
  const [ofKey, ofAccount] = counts;
  if (ofKey === undefined || ofAccount === undefined) throw new Error('the counter has left out a count');
  const { user, limits } = request.caller;
  const { requestsPerMinute: limit, accountRequestsPerMinute: together } = limits;
  const remaining = Math.max(0, limit - ofKey.requests);
  request.rate = { remaining, resetMs: ofKey.msLeft, accountIsBusy: ofAccount.requests > together / 2 };
  const reset = Math.ceil(ofKey.msLeft / 1_000);
  reply.header('RateLimit-Policy', `"default";q=${limit};w=${counter.windowSeconds}`);
  reply.header('RateLimit', `"default";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(remaining));
  reply.header('X-RateLimit-Reset', String(reset));
  if (ofKey.requests > limit) return tooMany(`This key may make ${limit} requests a minute, and has made them.`, ofKey);
  if (ofAccount.requests <= together) return undefined;
  const who = user === undefined ? 'The keys of this account' : 'The users of this account';
  return tooMany(`${who} may make ${together} requests a minute together, and have made them.`, ofAccount);
}

function tooMany(what: string, { msLeft }: CountedRequests): ApiError {
  const seconds = Math.ceil(msLeft / 1_000);
  return new ApiError(
    'RATE_LIMITED',
    `${what} Wait ${seconds} seconds. A status request is held until the job ends, so it needs no pauses.`,
    { retryAfter: seconds },
  );
}
