/** What the role of a signed-in person admits, by the route that is called. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { LEAST_ROLES } from '../../contract/least-roles.ts';
import { ROLE_MEANINGS, type Role, suffices } from '../../contract/portal/roles.ts';
import type { User } from '../users/types.ts';
import { byCall, calledBy } from './calls.ts';

const NEEDED = byCall((id) => LEAST_ROLES[id]);

/** Given a request with a route and who makes it, returns FORBIDDEN if their role does not admit the call. */
export function roleRefusal(request: FastifyRequest, { role }: Pick<User, 'role'>): ApiError | undefined {
  // a call that is not in the table is for owners alone
  const needed: Role = NEEDED.get(calledBy(request)) ?? 'owner';
  if (suffices(role, needed)) return undefined;
  return new ApiError(
    'FORBIDDEN',
    `Your role in this account is ${role} (${ROLE_MEANINGS[role]}), and the call needs the role ${needed}. Ask an owner of the account.`,
    { details: { role, needed } },
  );
}
