/** The sample statements, which need no key: to try the service, and for test keys. */
import type { FastifyInstance } from 'fastify';
import { SAMPLES } from '../../contract/samples.ts';
import { sampleBytes } from '../samples/samples.ts';
import { originOf } from './origin.ts';
import { CACHE } from './pages.ts';

export async function sampleRoutes(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<void> {
  app.get('/samples', async (request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    const origin = publicUrl ?? originOf(request);
    return {
      samples: SAMPLES.map(({ name, about, pages, password }) => ({
        name,
        url: `${origin}/samples/${name}`,
        about,
        pages,
        password: password ?? null,
      })),
    };
  });
  for (const sample of SAMPLES) {
    app.get(`/samples/${sample.name}`, async (_request, reply) => {
      reply.header('Content-Type', 'application/pdf').header('Cache-Control', CACHE);
      return reply.send(await sampleBytes(sample));
    });
  }
}
