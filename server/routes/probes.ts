/** Probes of an operator's machines: whether the process serves, whether it is ready, and its metrics. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Readiness } from '../readiness.ts';

/** Seconds after which a probe may ask again. */
const ASK_AGAIN_AFTER = '2';

export interface Operated {
  readonly readiness: Pick<Readiness, 'check'>;
  /** undefined: /metrics does not exist */
  readonly metrics: Pick<Metrics, 'text' | 'contentType'> | undefined;
}

export async function probeRoutes(app: FastifyInstance, { readiness, metrics }: Operated): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const unready = await readiness.check();
    if (unready === null) return { status: 'ready' };
    const { reason, cause } = unready;
    if (cause !== undefined) request.log.error({ err: cause, reason }, 'not ready');
    // not a call of the interface, so it has none of its error codes
    return reply.code(503).header('Retry-After', ASK_AGAIN_AFTER).send({ status: 'unready', reason });
  });
  if (metrics === undefined) return;
  app.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', metrics.contentType).send(await metrics.text()),
  );
}
