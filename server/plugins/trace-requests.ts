/** Traces each request of the interface: what it does in the database, the workers and the store is part of its trace. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTrace, Tracing } from '../tracing/types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined for the probes, which would be most of all traces */
    traced: RequestTrace | undefined;
  }
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const LEAST_SERVER_FAULT = 500;
/** The status that proxies log for a client that left before its answer. */
const CLIENT_LEFT = 499;

export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('traced', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    // the pattern of the route: an address holds ids, and a query could hold anything
    const route = request.routeOptions.url;
    if (route !== undefined && PROBES.has(route)) return done();
    request.traced = tracing.beginRequest(request.headers, {
      name: `${request.method} ${route ?? 'unknown'}`,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'ledgerize.request_id': request.id },
    });
    request.traced.run(done);
  });
  // the body came in events of the connection, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traced === undefined) done();
    else request.traced.run(done);
  });
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  app.addHook('onRequestAbort', async (request) => end(request, CLIENT_LEFT));
}

function end(request: FastifyRequest, status: number): void {
  request.traced?.end({
    attributes: {
      'http.response.status_code': status,
      'ledgerize.account_id': request.caller?.accountId,
      'ledgerize.error_code': request.errorCode ?? undefined,
    },
    // a failure that a test forced tells nothing of the service
    failed: status >= LEAST_SERVER_FAULT && !request.forced,
  });
  request.traced = undefined;
}
