/** Results of jobs: JSON to read, the other formats to save. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pageWanted, ResultQuery } from '../../contract/job.ts';
import type { Jobs } from '../jobs/types.ts';
import { actorName } from './actor-name.ts';
import { isKnown } from './conditional.ts';
import { attachment } from './content-disposition.ts';
import { idOf } from './path-id.ts';

export async function resultRoutes(app: FastifyInstance, { jobs }: { jobs: Jobs }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: '/jobs/:jobId/result',
    schema: { querystring: ResultQuery },
    handler: async ({ caller, params, query, headers, method }, reply) => {
      const { jobId } = params as { jobId: string };
      const { file, fileVersion: version, format, limit, cursor, ...options } = query;
      const page = pageWanted({ limit, cursor });
      const wanted = {
        options,
        ...(file && { file }),
        ...(version && { version }),
        ...(format && { format }),
        ...(page && { page }),
        ...(method === 'GET' && { savedBy: actorName(caller) }),
      };
      const result = await jobs.result(caller.accountId, idOf(jobId), wanted);
      reply.header('ETag', result.etag);
      // the client may cache it, but must revalidate it each time: a result may be deleted
      reply.header('Cache-Control', 'private, no-cache');
      if (isKnown(headers['if-none-match'], result.etag)) {
        result.body.destroy();
        return reply.code(304).send();
      }
      reply.header('Content-Type', result.contentType);
      reply.header('Content-Length', String(result.bytes));
      if (result.filename !== null) reply.header('Content-Disposition', attachment(result.filename));
      if (method === 'HEAD') {
        result.body.destroy();
        return reply.send();
      }
      return reply.send(result.body);
    },
  });
}
