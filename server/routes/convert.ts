/** Starts conversions. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ConvertRequest } from '../../contract/job.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Jobs } from '../jobs/types.ts';
import { acceptedOnWire } from './wire.ts';

/** Seconds. A status request is held by us, so that the first may come at once; this is for those who count. */
const ASK_AGAIN_AFTER = '1';

export async function convertRoutes(app: FastifyInstance, { jobs }: { jobs: Jobs }): Promise<void> {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/convert',
      { schema: { body: ConvertRequest }, config: { failure: OPERATIONS.convert.failure } },
      async ({ caller, body }, reply) => {
        const { ids, format, hints } = body;
        const job = await jobs.accept({
          accountId: caller.accountId,
          ids: [...new Set(ids)],
          format,
          ...(hints && { hints }),
        });
        return reply
          .code(202)
          .header('Location', `${BASE_PATH}/jobs/${job.jobId}`)
          .header('Retry-After', ASK_AGAIN_AFTER)
          .send(acceptedOnWire(job));
      },
    );
}
