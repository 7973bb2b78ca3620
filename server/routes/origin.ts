/** The origin that a request was sent to. */
import type { FastifyRequest } from 'fastify';
import { isHost } from '../plugins/host.ts';

/** Given a request, returns the origin that it names; a proxy's value only if it is a valid origin. */
export function originOf({ protocol, host, headers, socket }: FastifyRequest): string {
  const scheme = protocol === 'https' ? 'https' : 'http';
  const name = [host, headers.host].find((each) => each !== undefined && isHost(each));
  return `${scheme}://${name ?? `localhost:${socket.localPort}`}`;
}
