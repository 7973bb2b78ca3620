/** Counts every request by the pattern of its route, its method and its status, with the time it took. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** All addresses that no route has are one: their number is not ours to say. */
const NO_ROUTE = 'none';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.method, request.routeOptions.url ?? NO_ROUTE, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
