/** What an operator's machines ask: whether the process serves, whether it is ready, and its figures. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Readiness } from '../readiness.ts';

/** Seconds after which a probe may ask again. */
const ASK_AGAIN_AFTER = '2';

export interface Operated {
  readonly readiness: Pick<Readiness, 'check'>;
  /** undefined: there is nothing at /metrics */
  readonly metrics: Pick<Metrics, 'text' | 'contentType'> | undefined;
}

export async function probeRoutes(app: FastifyInstance, { readiness, metrics }: Operated): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const unready = await readiness.check();
    if (unready === null) return { status: 'ready' };
    const { reason, cause } = unready;
    if (cause !== undefined) request.log.error({ err: cause, reason }, 'not ready');
    // no call of the interface: its codes are for those
    return reply.code(503).header('Retry-After', ASK_AGAIN_AFTER).send({ status: 'unready', reason });
  });
  if (metrics === undefined) return;
  app.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', metrics.contentType).send(await metrics.text()),
  );
}
