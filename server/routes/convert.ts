/** Starts conversions. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ConvertRequest } from '../../contract/job.ts';
import { inOrder } from '../../contract/metadata.ts';
import { BASE_PATH, OPERATIONS } from '../../contract/operations.ts';
import type { Answer, Idempotency } from '../idempotency/types.ts';
import type { AcceptedJob, ConvertWanted, Jobs } from '../jobs/types.ts';
import type { Versions } from '../versions/types.ts';
import { actorName } from './actor-name.ts';
import { idempotencyKey, sendOutcome } from './idempotency.ts';
import { acceptedOnWire } from './wire.ts';

/**
 * Seconds. The server holds a status request, so the first may come at once; this is for clients that wait by the
 * header.
 */
const ASK_AGAIN_AFTER = '1';

export async function convertRoutes(
  app: FastifyInstance,
  { jobs, versions, idempotency }: { jobs: Jobs; versions: Versions; idempotency: Idempotency },
): Promise<void> {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/convert',
      { schema: { body: ConvertRequest }, config: { failure: OPERATIONS.convert.failure } },
      async (request, reply) => {
        const { accountId, test } = request.caller;
        const { ids, format, hints, options, metadata, clientId, basedOn } = request.body;
        const [only = ''] = ids;
        const wanted: ConvertWanted = {
          accountId,
          test,
          ids: [...new Set(ids)],
          format,
          ...(hints && { hints }),
          ...(options && { options }),
          ...(metadata && { metadata }),
          ...(clientId && { clientId }),
          ...(basedOn && { reread: { basedOn, by: actorName(request.caller) } }),
        };
        const accept = async (within?: Parameters<Jobs['accept']>[1]) => {
          if (basedOn !== undefined) await versions.keep(accountId, only, basedOn);
          return answerOf(await jobs.accept(wanted, within));
        };
        const key = idempotencyKey(request);
        if (key === undefined) {
          return sendOutcome(reply, { answer: await accept(), replayed: false });
        }
        const call = { accountId, key, operation: 'convert', bodySha256: hashBody(request.body) } as const;
        const outcome = await idempotency.once(call, (keep) => accept((tx, job) => keep(tx, answerOf(job))));
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
