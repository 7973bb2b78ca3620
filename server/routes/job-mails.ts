/** The mail that a person wants once a job is final. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { mailLanguage } from '../mail/language.ts';
import type { DoneMails } from '../mail/types.ts';
import { sessionEnded } from '../users/refusals.ts';
import { idOf } from './path-id.ts';

export async function jobMailRoutes(
  app: FastifyInstance,
  { doneMails }: { doneMails: DoneMails | undefined },
): Promise<void> {
  const config = { access: 'user' } as const;
  app.post<{ Params: { jobId: string } }>('/portal/jobs/:jobId/mail', { config }, async (request, reply) => {
    const {
      caller: { accountId, user },
      params,
      headers,
    } = request;
    if (user === undefined) throw sessionEnded();
    if (doneMails === undefined) {
      throw new ApiError('INVALID_REQUEST', 'This service sends no mail. Its operator sets LEDGERIZE_SMTP_URL for it.');
    }
    await doneMails.want({
      accountId,
      jobId: idOf(params.jobId),
      userId: user.id,
      language: mailLanguage(headers['accept-language']),
    });
    return reply.code(204).send();
  });
}
