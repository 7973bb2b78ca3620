/** Where a request says that it came to. */
import type { FastifyRequest } from 'fastify';
import { isHost } from '../plugins/host.ts';

/** Given a request, returns the origin that it names; of what a proxy says of it, only what can be one. */
export function originOf({ protocol, host, headers, socket }: FastifyRequest): string {
  const scheme = protocol === 'https' ? 'https' : 'http';
  const name = [host, headers.host].find((each) => each !== undefined && isHost(each));
  return `${scheme}://${name ?? `localhost:${socket.localPort}`}`;
}
