/** The portal's users: the set-up link, sign-up, sign-in and sign-out, sessions, passwords. */
import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiError } from '../../contract/errors.ts';
import { AcceptRequest, InvitationToken } from '../../contract/portal/members.ts';
import {
  AccountChoice,
  ChangePasswordRequest,
  ClaimRequest,
  ConfirmSignUpRequest,
  ForgottenPasswordRequest,
  type PortalInfo,
  ResetPasswordRequest,
  type Session,
  type SessionList,
  type SignedIn,
  SignInRequest,
  SignUpRequest,
  type User,
} from '../../contract/portal/session.ts';
import type { Log } from '../log.ts';
import { mailTexts } from '../mail/texts/texts.ts';
import type { MailTexts } from '../mail/texts/types.ts';
import type { Mailer } from '../mail/types.ts';
import { sendCookies, visitorOf } from '../plugins/cookies.ts';
import { requireSameSite } from '../plugins/same-site.ts';
import { accountCookie } from '../users/account-cookie.ts';
import type { Attempts } from '../users/attempts.ts';
import { passwordMissing, sessionEnded, signUpOff } from '../users/refusals.ts';
import type * as users from '../users/types.ts';
import { VERSION } from '../version.ts';

export interface SessionParts {
  readonly users: users.Users;
  readonly attempts: Attempts;
  /** whether anyone may sign up */
  readonly signup: boolean;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  readonly log: Log;
}

/** From when until when the work for a mail begins, at random. */
const MAIL_AFTER_MS = [50, 500] as const;

/** Calls for anyone. */
export async function visitorRoutes(app: FastifyInstance, parts: SessionParts): Promise<void> {
  const { users, attempts, signup, mailer, publicUrl, log } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', async (request) => requireSameSite(request, { publicUrl, program: true }));

  // the answer comes at once: it is the same for every address, whether or not a mail is sent
  app.addHook('onListen', async () => {
    mailer?.check().catch((err) => log.warn({ err }, 'mail cannot be sent now: check LEDGERIZE_SMTP_URL'));
  });

  const answer = (request: FastifyRequest, reply: FastifyReply, signedIn: users.SignedIn): SignedIn => {
    sendCookies(request, reply, { cookies: signedIn.cookies, publicUrl });
    reply.code(201);
    return signedInOnWire(signedIn);
  };

  app.get('/portal', async (): Promise<PortalInfo> => {
    return { signup, mail: mailer !== undefined, claimed: await users.isClaimed(), version: VERSION };
  });

  routes.post('/portal/claim', { schema: { body: ClaimRequest } }, async (request, reply) =>
    answer(request, reply, await attempts.link(request.ip, () => users.claim(request.body, visitorOf(request)))),
  );

  routes.post('/portal/users', { schema: { body: SignUpRequest } }, async (request, reply) => {
    const { name, email, password } = request.body;
    await attempts.newUser(request.ip);
    if (mailer !== undefined) {
      if (!signup) throw signUpOff();
      await attempts.mail(email, request.ip);
      afterAnswer(
        () => mailSignUp(mailer, { name, email }, mailTexts(request.headers['accept-language'])),
        'a mail for signing up could not be sent',
      );
      return reply.code(202).send();
    }
    if (password === undefined) throw passwordMissing();
    return answer(request, reply, await users.signUp({ name, email, password }, visitorOf(request)));
  });

  routes.post('/portal/users/confirmed', { schema: { body: ConfirmSignUpRequest } }, async (request, reply) => {
    const { body, ip } = request;
    return answer(request, reply, await attempts.link(ip, () => users.signUpByLink(body, visitorOf(request))));
  });

  async function mailSignUp(mailer: Mailer, user: { name: string; email: string }, texts: MailTexts): Promise<void> {
    const { known, token } = await users.signUpLink(user);
    const mail = known
      ? texts.hasUser({ signIn: `${publicUrl}/sign-in`, reset: `${publicUrl}/reset#token=${token}` })
      : texts.signUp(`${publicUrl}/confirm#token=${token}`);
    await mailer.send({ to: user.email, ...mail });
  }

  /**
   * The time that the work takes would show whether the address is known. It must not even begin before the answer is
   * sent: SQLite holds up the whole process.
   */
  function afterAnswer(work: () => Promise<void>, failed: string): void {
    setTimeout(() => void work().catch((err) => log.error({ err }, failed)), randomInt(...MAIL_AFTER_MS));
  }

  routes.post('/portal/invitations/seen', { schema: { body: InvitationToken } }, async ({ body, ip }) =>
    attempts.link(ip, () => users.seeInvitation(body.token)),
  );

  routes.post('/portal/invitations/accepted', { schema: { body: AcceptRequest } }, async (request, reply) => {
    const { body, ip } = request;
    const { email } = await attempts.link(ip, () => users.seeInvitation(body.token));
    const accept = () => users.acceptInvitation(body, visitorOf(request));
    // whoever has the link must not guess the password of its person
    const work = body.password === undefined ? accept() : attempts.password(email, ip, accept);
    return answer(request, reply, await work);
  });

  routes.post('/portal/session', { schema: { body: SignInRequest } }, async (request, reply) => {
    const { body, ip } = request;
    const signedIn = await attempts.password(body.email, ip, () => users.signIn(body, visitorOf(request)));
    return answer(request, reply, signedIn);
  });

  routes.post('/portal/password/forgotten', { schema: { body: ForgottenPasswordRequest } }, async (request, reply) => {
    const { email } = request.body;
    await attempts.mail(email, request.ip);
    if (mailer !== undefined) {
      afterAnswer(
        () => mailLink(mailer, email, mailTexts(request.headers['accept-language'])),
        'a mail that sets a new password could not be sent',
      );
    }
    return reply.code(202).send();
  });

  async function mailLink(mailer: Mailer, email: string, texts: MailTexts): Promise<void> {
    const token = await users.resetToken(email);
    if (token !== null) await mailer.send({ to: email, ...texts.reset(`${publicUrl}/reset#token=${token}`) });
  }

  routes.post('/portal/password/reset', { schema: { body: ResetPasswordRequest } }, async (request, reply) => {
    const email = await attempts.link(request.ip, () => users.resetPassword(request.body));
    // a user who tried forgotten passwords until they had to wait can sign in with the new one at once
    await attempts.forgive(email, request.ip);
    return reply.code(204).send();
  });
}

/** Calls for a signed-in user. */
export async function sessionRoutes(
  app: FastifyInstance,
  { users, attempts, publicUrl }: Pick<SessionParts, 'users' | 'attempts' | 'publicUrl'>,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;

  app.get('/portal/session', { config }, async (request, reply): Promise<SignedIn> => {
    const visit = await users.visit(visitorOf(request));
    // it ended after the request was let in
    if (visit === null) throw sessionEnded();
    if (visit.lost) sendCookies(request, reply, { cookies: [accountCookie(visit.user.accountId)], publicUrl });
    return signedInOnWire(visit);
  });

  routes.patch('/portal/session', { config, schema: { body: AccountChoice } }, async (request, reply) => {
    const chosen = await users.chooseAccount(request.body.accountId.toLowerCase(), visitorOf(request));
    if (chosen === null) throw new ApiError('NOT_FOUND', 'You do not belong to such an account.');
    sendCookies(request, reply, { cookies: chosen.cookies, publicUrl });
    return signedInOnWire(chosen);
  });

  app.delete('/portal/session', { config }, async (request, reply) => {
    sendCookies(request, reply, { cookies: await users.signOut(visitorOf(request)), publicUrl });
    return reply.code(204).send();
  });

  app.get('/portal/sessions', { config }, async (request): Promise<SessionList> => {
    return { sessions: (await users.sessions(visitorOf(request))).map(sessionOnWire) };
  });

  app.delete('/portal/sessions', { config }, async (request, reply) => {
    await users.endOtherSessions(visitorOf(request));
    return reply.code(204).send();
  });

  app.delete<{ Params: { sessionId: string } }>('/portal/sessions/:sessionId', { config }, async (request, reply) => {
    if (!(await users.endSession(request.params.sessionId, visitorOf(request)))) {
      throw new ApiError('NOT_FOUND', 'You have no such session: it has ended already.');
    }
    return reply.code(204).send();
  });

  routes.post('/portal/password', { config, schema: { body: ChangePasswordRequest } }, async (request, reply) => {
    const { email } = request.caller.user!;
    const from = visitorOf(request);
    const cookies = await attempts.password(email, request.ip, () => users.changePassword(request.body, from));
    sendCookies(request, reply, { cookies, publicUrl });
    return reply.code(204).send();
  });
}

function signedInOnWire({ user, session, accounts }: Omit<users.SignedIn, 'cookies'>): SignedIn {
  return {
    user: userOnWire(user),
    session: sessionOnWire({ ...session, current: true }),
    accounts: accounts.map(({ id, name, role }) => ({ id, name, role })),
  };
}

function userOnWire({ id, name, email, operator, accountId, role, createdAt }: users.User): User {
  return { id, name, email, operator, accountId, role, createdAt: createdAt.toISOString() };
}

function sessionOnWire({ id, current, createdAt, expiresAt, address, userAgent }: users.Session): Session {
  return { id, current, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), address, userAgent };
}
