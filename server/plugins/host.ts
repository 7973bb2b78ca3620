/** The header Host: a request of HTTP/1.1 must name its host once, in valid characters (RFC 9112). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';

/** A name or an IPv4 address, or an IPv6 address in brackets; optionally a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function isHost(text: string): boolean {
  return HOST.test(text);
}

export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = faultOf(request);
    if (fault === undefined) done();
    else done(new ApiError('INVALID_REQUEST', `${fault} Send the name of the server in it.`));
  });
}

function faultOf({ headers: { host }, raw }: FastifyRequest): string | undefined {
  if (host === undefined) return raw.httpVersion === '1.0' ? undefined : 'The header Host is missing.';
  if (timesSent(raw.rawHeaders) > 1) return 'The header Host was sent more than once.';
  return isHost(host) ? undefined : 'The header Host holds what no host is named.';
}

/** Names and values alternate; if a host is sent twice, Node.js silently keeps the first. */
function timesSent(rawHeaders: readonly string[]): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') times += 1;
  }
  return times;
}
