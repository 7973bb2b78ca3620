/** The people of an account: members, their roles, and invitations. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type Invitation,
  type InvitationList,
  InvitationRequest,
  type MadeInvitation,
  type Member,
  type MemberList,
  MemberRequest,
} from '../../contract/portal/members.ts';
import type { Log } from '../log.ts';
import { mailTexts } from '../mail/texts/texts.ts';
import type { Mailer } from '../mail/types.ts';
import type * as members from '../members/types.ts';
import type { Attempts } from '../users/attempts.ts';
import { mailFailed } from '../users/refusals.ts';
import { originOf } from './origin.ts';
import { idOf, userIdOf } from './path-id.ts';

export interface MemberRouteParts {
  readonly members: members.Members;
  readonly attempts: Attempts;
  /** undefined: the owner hands the link on */
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  readonly log: Log;
}

interface UserPath {
  userId: string;
}

export async function memberRoutes(app: FastifyInstance, parts: MemberRouteParts): Promise<void> {
  const { members, attempts, mailer, publicUrl, log } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;

  app.get('/account/members', { config }, async ({ caller }): Promise<MemberList> => {
    const all = await members.list(caller.accountId);
    return { members: all.map((member) => memberOnWire(member, caller.user?.id)) };
  });

  routes.patch('/account/members/:userId', { config, schema: { body: MemberRequest } }, async (request) => {
    const { caller, params, body } = request;
    const member = await members.setRole(caller.accountId, userIdOf((params as UserPath).userId), body.role);
    return memberOnWire(member, caller.user?.id);
  });

  app.delete<{ Params: UserPath }>('/account/members/:userId', { config }, async ({ caller, params }, reply) => {
    await members.remove(caller.accountId, userIdOf(params.userId));
    return reply.code(204).send();
  });

  app.delete('/account/membership', { config }, async ({ caller }, reply) => {
    await members.remove(caller.accountId, caller.user?.id ?? '');
    return reply.code(204).send();
  });

  app.get('/account/invitations', { config }, async ({ caller }): Promise<InvitationList> => {
    return { invitations: (await members.invitations(caller.accountId)).map(invitationOnWire) };
  });

  routes.post('/account/invitations', { config, schema: { body: InvitationRequest } }, async (request, reply) => {
    const { caller, body, ip } = request;
    const { accountId, user } = caller;
    if (mailer !== undefined) await attempts.mail(body.email, ip);
    const linkOf = ({ token }: members.NewInvitation) => `${publicUrl ?? originOf(request)}/invitation#token=${token}`;
    const made = await members.invite({ accountId, ...body, invitedBy: user?.id ?? '' }, async (invited) => {
      if (mailer === undefined) return;
      const texts = mailTexts(request.headers['accept-language']);
      const mail = texts.invitation({ link: linkOf(invited), account: invited.account, by: user?.name ?? '' });
      await mailer.send({ to: invited.invitation.email, ...mail }).catch((err: unknown) => {
        log.error({ err }, 'the mail of an invitation could not be sent');
        throw mailFailed();
      });
    });
    // a link is shown only once, and no cache may keep it
    reply.code(201).header('Cache-Control', 'no-store');
    const told = mailer === undefined ? linkOf(made) : null;
    return { ...invitationOnWire(made.invitation), link: told } satisfies MadeInvitation;
  });

  app.delete<{ Params: { invitationId: string } }>(
    '/account/invitations/:invitationId',
    { config },
    async ({ caller, params }, reply) => {
      await members.revoke(caller.accountId, idOf(params.invitationId));
      return reply.code(204).send();
    },
  );
}

function memberOnWire({ since, ...member }: members.Member, asking: string | undefined): Member {
  return { ...member, since: since.toISOString(), you: member.userId === asking };
}

function invitationOnWire({ createdAt, expiresAt, ...invitation }: members.Invitation): Invitation {
  return { ...invitation, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
