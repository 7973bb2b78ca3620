/** What the scope of a key admits, by the route that is called. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { KeyScope } from '../../contract/key-scope.ts';
import { SCOPE_MEANINGS, scopesOf } from '../../contract/scopes.ts';
import { byCall, calledBy } from './calls.ts';

/** The scopes of each call. */
const SCOPES = byCall((_id, operation) => scopesOf(operation));

/** A call that is not in the table is for the widest scope alone. */
const UNLISTED: readonly KeyScope[] = ['manage'];

/** Given a request with a route, returns FORBIDDEN if the caller's scope does not admit the call. */
export function scopeRefusal(request: FastifyRequest): ApiError | undefined {
  const { caller } = request;
  const scopes = SCOPES.get(calledBy(request)) ?? UNLISTED;
  if (scopes.includes(caller.scope)) return undefined;
  // the narrowest one that is enough, so that nobody takes a wider one than needed
  const [needed = 'manage'] = scopes;
  return new ApiError(
    'FORBIDDEN',
    `This key has the scope ${caller.scope} (${SCOPE_MEANINGS[caller.scope]}), and the call needs the scope ${needed}. Use a key of that scope: users make them in the portal.`,
    { details: { scope: caller.scope, needed } },
  );
}
