/** Starts conversions. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ConvertRequest } from '../../contract/job.ts';
import { inOrder } from '../../contract/metadata.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Answer, Idempotency } from '../idempotency/types.ts';
import type { AcceptedJob, Jobs } from '../jobs/types.ts';
import { idempotencyKey, sendOutcome } from './idempotency.ts';
import { acceptedOnWire } from './wire.ts';

/**
 * Seconds. The server holds a status request, so the first may come at once; this is for clients that wait by the
 * header.
 */
const ASK_AGAIN_AFTER = '1';

export async function convertRoutes(
  app: FastifyInstance,
  { jobs, idempotency }: { jobs: Jobs; idempotency: Idempotency },
): Promise<void> {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/convert',
      { schema: { body: ConvertRequest }, config: { failure: OPERATIONS.convert.failure } },
      async (request, reply) => {
        const { accountId, test } = request.caller;
        const { ids, format, hints, options, metadata, clientId } = request.body;
        const wanted = {
          accountId,
          test,
          ids: [...new Set(ids)],
          format,
          ...(hints && { hints }),
          ...(options && { options }),
          ...(metadata && { metadata }),
          ...(clientId && { clientId }),
        };
        const key = idempotencyKey(request);
        if (key === undefined) {
          return sendOutcome(reply, { answer: answerOf(await jobs.accept(wanted)), replayed: false });
        }
        const call = { accountId, key, operation: 'convert', bodySha256: hashBody(request.body) } as const;
        const outcome = await idempotency.once(call, async (keep) =>
          answerOf(await jobs.accept(wanted, (tx, job) => keep(tx, answerOf(job)))),
        );
        return sendOutcome(reply, outcome);
      },
    );
}

function answerOf(job: AcceptedJob): Answer {
  return {
    status: 202,
    headers: { Location: `${BASE_PATH}/jobs/${job.jobId}`, 'Retry-After': ASK_AGAIN_AFTER },
    body: acceptedOnWire(job),
  };
}

/** Hashes the parsed body, in the order of the shape: spaces and the order of fields do not matter. */
function hashBody({ metadata, ...body }: z.infer<typeof ConvertRequest>): string {
  const ordered = metadata === undefined ? body : { ...body, metadata: inOrder(metadata) };
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
