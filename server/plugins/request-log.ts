/** Gives every request its id, and writes one line about each when it is answered. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import './request.ts';

/** The status that proxies log for a client that left before its answer. */
const CLIENT_LEFT = 499;

export const requestId = (): string => randomUUID();

/** Headers on every response: its id, and those that keep statements out of caches and frames. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    identify(request, reply);
    done();
  });
}

/** Sets them on one answer, for those that are sent before any hook runs. */
export function identify(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id);
  reply.header('Cache-Control', 'no-store');
  reply.header('X-Content-Type-Options', 'nosniff');
}

/** Does nothing if the log's level excludes such lines. */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ ...line(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...line(request), status: CLIENT_LEFT }, 'client left');
  });
}

/** Logs the route's pattern, never its address: a query could hold anything. */
function line(request: FastifyRequest) {
  return {
    client: request.ip,
    method: request.method,
    route: request.routeOptions.url ?? null,
    account: request.caller?.accountId,
    code: request.errorCode ?? undefined,
    forced: request.forced || undefined,
  };
}
