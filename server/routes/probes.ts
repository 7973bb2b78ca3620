/** What an operator's machines ask: whether the process serves, whether it is ready, and its figures. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Readiness } from '../readiness.ts';

export interface Operated {
  readonly readiness: Pick<Readiness, 'check'>;
  /** undefined: there is nothing at /metrics */
  readonly metrics: Pick<Metrics, 'text' | 'contentType'> | undefined;
}

export async function probeRoutes(app: FastifyInstance, { readiness, metrics }: Operated): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await readiness.check();
    return { status: 'ready' };
  });
  if (metrics === undefined) return;
  app.get('/metrics', async (_request, reply) =>
    reply.header('Content-Type', metrics.contentType).send(await metrics.text()),
  );
}
