/** Counts the requests of each account by day, including those that are refused. */
import type { FastifyInstance } from 'fastify';
import type { Usage } from '../usage/types.ts';
import './request.ts';

export function countRequests(app: FastifyInstance, usage: Usage): void {
  app.addHook('onRequest', (request, _reply, done) => {
    usage.countRequest(request.caller.accountId);
    done();
  });
}
