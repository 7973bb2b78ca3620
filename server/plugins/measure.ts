/** Counts every request, except for failures that tests force, by its route's pattern, its method and its status, and measures its time. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** All addresses without a route count as one, because callers control how many there are. */
const NO_ROUTE = 'none';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    // an operator's alarm must not be in the hands of who tests a program
    if (request.forced) return done();
    const route = request.routeOptions.url ?? NO_ROUTE;
    metrics.requests.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
