/**
 * Counts the requests of each key, and of all keys of an account together. Sends how many are left to the key, and
 * refuses those over a limit.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { type Counted, MemoryRateCounter, type RateCounter } from '../rate-counter.ts';
import './request.ts';

const WINDOW_SECONDS = 60;
export const WINDOW_MS = WINDOW_SECONDS * 1_000;

/** The limits belong to the account and may change at any time: the counter only counts, and we compare. */
export function limitRate(app: FastifyInstance, counter: RateCounter = new MemoryRateCounter(WINDOW_MS)): void {
  app.decorateRequest('rate');
  app.addHook('onRequest', (request, reply, done) => {
    refusalOf(request, reply, counter).then(done, done);
  });
}

async function refusalOf(
  request: FastifyRequest,
  reply: FastifyReply,
  counter: RateCounter,
): Promise<ApiError | undefined> {
  const { caller } = request;
  const { requestsPerMinute: limit, accountRequestsPerMinute: together } = caller.limits;
  const ofKey = await counter.count(caller.keyId);
  tell(ofKey, limit, reply);
  const rate = { remaining: Math.max(0, limit - ofKey.count), resetMs: ofKey.leftMs };
  request.rate = { ...rate, accountIsBusy: false };
  if (ofKey.count > limit) return tooMany(`This key may make ${limit} requests a minute, and has made them.`, ofKey);
  const ofAccount = await counter.count(accountOf(request));
  request.rate = { ...rate, accountIsBusy: ofAccount.count > together / 2 };
  if (ofAccount.count <= together) return undefined;
  const who = caller.user === undefined ? 'The keys of this account' : 'The users of this account';
  return tooMany(`${who} may make ${together} requests a minute together, and have made them.`, ofAccount);
}

/** What is counted for an account: sessions have limits of their own, so that a program locks no user out. */
function accountOf({ caller }: FastifyRequest): string {
  return `${caller.user === undefined ? 'keys' : 'sessions'} of ${caller.accountId}`;
}

function tooMany(what: string, { leftMs }: Counted): ApiError {
  const seconds = Math.ceil(leftMs / 1_000);
  return new ApiError(
    'RATE_LIMITED',
    `${what} Wait ${seconds} seconds. A status request is held until the job ends, so it needs no pauses.`,
    { retryAfter: seconds },
  );
}

/** The headers are those of the key. */
function tell({ count, leftMs }: Counted, limit: number, reply: FastifyReply): void {
  const remaining = Math.max(0, limit - count);
  const reset = Math.ceil(leftMs / 1_000);
  reply.header('RateLimit-Policy', `"default";q=${limit};w=${WINDOW_SECONDS}`);
  reply.header('RateLimit', `"default";r=${remaining};t=${reset}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(remaining));
  reply.header('X-RateLimit-Reset', String(reset));
}
