/** Finds what the contract says about the call of a request. */
import type { FastifyRequest } from 'fastify';
import { BASE_PATH, OPERATIONS, type Operation } from '../../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../../contract/portal/operations.ts';

const ALL = { ...OPERATIONS, ...PORTAL_OPERATIONS };
export type OperationId = keyof typeof ALL;

/** Given what is told of each operation, returns it by the operation's method and its pattern in the router. */
export function byCall<T>(told: (id: OperationId, operation: Operation) => T): ReadonlyMap<string, T> {
  const operations = Object.entries<Operation>(ALL) as [OperationId, Operation][];
  return new Map(
    operations.map(([id, operation]) => [
      `${operation.method} ${BASE_PATH}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      told(id, operation),
    ]),
  );
}

/** Given a request with a route, returns its key in `byCall`. */
export function calledBy({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`;
}
