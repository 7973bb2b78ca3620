/** Tells the audit log who makes each request: a key, a user, or a visitor. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, actAs } from '../audit/actor.ts';
import './request.ts';

export function nameActors(app: FastifyInstance): void {
  // reading a body leaves the first context, so that the handler needs it again
  for (const hook of ['onRequest', 'preValidation'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      actAs(() => actorOf(request), done);
    });
  }
}

function actorOf({ caller, id: requestId, ip: address }: FastifyRequest): Actor {
  // a visitor has no key and no session
  const known = caller as FastifyRequest['caller'] | undefined;
  if (known === undefined) return { kind: 'visitor', id: '', requestId, address };
  const { user, keyId } = known;
  return user === undefined
    ? { kind: 'key', id: keyId, requestId, address }
    : { kind: 'user', id: user.id, requestId, address };
}
