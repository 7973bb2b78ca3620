/** Accepts only requests with a valid API key or a user's session; some calls are only for users or operators. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { BASE_PATH } from '../../contract/operation.ts';
import { SESSION_COOKIE } from '../../contract/portal/session.ts';
import type { ApiKeys, Caller } from '../keys/types.ts';
import { accountCookie, namedAccount } from '../users/account-cookie.ts';
import { accountLost, sessionEnded } from '../users/refusals.ts';
import type { Users, Visit } from '../users/types.ts';
import { sendCookies, visitorOf } from './cookies.ts';
import './request.ts';
import { roleRefusal } from './roles.ts';
import { requireSameSite } from './same-site.ts';
import { scopeRefusal } from './scopes.ts';

/** No key of ours is nearly as long; a longer one is not worth hashing. */
const MAX_KEY = 512;

/** The calls about a person and their session, whatever the account is. */
const ABOUT_PERSON = `${BASE_PATH}/portal/`;

const INVALID_KEY = 'The API key is missing or not valid. Send a key of your account in the header X-Api-Key.';

export interface AuthenticationParts {
  readonly keys: ApiKeys;
  readonly users: Users;
  readonly publicUrl: string | undefined;
}

export function authenticate(app: FastifyInstance, { keys, users, publicUrl }: AuthenticationParts): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.headers['x-api-key'];
    const admit = (found: Caller | null) => {
      if (found === null) return done(new ApiError('AUTH_INVALID_KEY', INVALID_KEY));
      request.caller = found;
      done();
    };
    if (key === undefined && hasSession(request)) {
      visitOf(request, reply, users, publicUrl).then(admit, done);
      return;
    }
    const wellFormed = typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY;
    const caller = wellFormed ? keys.find(key) : null;
    if (caller instanceof Promise) caller.then(admit, done);
    else admit(caller);
  });
}

function hasSession({ headers: { cookie } }: FastifyRequest): boolean {
  return cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
}

async function visitOf(
  request: FastifyRequest,
  reply: FastifyReply,
  users: Users,
  publicUrl: string | undefined,
): Promise<Caller | null> {
  const visit = await users.visit(visitorOf(request));
  if (visit === null) return null;
  requireSameSite(request, { publicUrl, program: false });
  // a session from before there were several accounts names none: it stays in the one that its pages show
  const named = namedAccount(request.headers.cookie) !== undefined;
  const cookies = named ? visit.cookies : [...visit.cookies, accountCookie(visit.user.accountId)];
  sendCookies(request, reply, { cookies, publicUrl });
  return callerOf(request, visit);
}

/** Throws FORBIDDEN for an account that the visitor does not belong to any more. */
function callerOf({ url }: FastifyRequest, { user, session, limits, lost }: Visit): Caller {
  // what is about the person goes on: among it the call that finds another account
  if (lost && !url.startsWith(ABOUT_PERSON)) throw accountLost();
  return { keyId: `session ${session.id}`, accountId: user.accountId, limits, scope: 'manage', test: false, user };
}

/**
 * Looks again at a signed-in caller after time has passed, such as that of a body or of a held answer: throws what would
 * refuse the call now, since the person may have been removed, or have another role.
 */
export async function requireAdmitted(request: FastifyRequest, users: Pick<Users, 'visit'>): Promise<void> {
  const { user } = request.caller;
  if (user === undefined) return;
  const visit = await users.visit(visitorOf(request));
  if (visit === null || visit.user.id !== user.id) throw sessionEnded();
  const now = callerOf(request, visit);
  // a browser that names no account, or another call of it that goes on in another one
  if (now.accountId !== user.accountId && !request.url.startsWith(ABOUT_PERSON)) throw accountLost();
  request.caller = now;
  const refusal = refusalOf(request);
  if (refusal !== undefined) throw refusal;
}

/** Looks again at the caller when the body has arrived, which takes as long as its sender likes. */
export function admitAgain(app: FastifyInstance, users: Users): void {
  app.addHook('preValidation', (request, _reply, done) => {
    requireAdmitted(request, users).then(() => done(), done);
  });
}

/**
 * Refuses callers on routes for users or operators only, keys whose scope does not admit the call, and people whose role
 * does not. It runs after the requests are counted, so that such a call counts too and its answer shows the remaining
 * requests.
 */
export function restrictAccess(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
}

/** The error for a caller that may not use the route; what has no route is refused elsewhere. */
function refusalOf(request: FastifyRequest): ApiError | undefined {
  if (request.is404) return undefined;
  const { user } = request.caller;
  const { access, operators } = request.routeOptions.config;
  if (operators && user?.operator) return undefined;
  if (access === undefined) return user ? roleRefusal(request, user) : scopeRefusal(request);
  if (user && access === 'user') return roleRefusal(request, user);
  if (user?.operator) return undefined;
  const message =
    access === 'operator'
      ? 'Only an operator of the service may do this. Sign in as one.'
      : 'Only a signed-in user may do this, not a key. Sign in to the portal.';
  return new ApiError('FORBIDDEN', message);
}
