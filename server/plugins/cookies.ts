/** The cookies of the portal's sessions, to and from a visitor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../users/types.ts';

/** Given a request, returns where it comes from. */
export function visitorOf({ headers, ip }: FastifyRequest): Visitor {
  return { cookie: headers.cookie, address: ip, userAgent: headers['user-agent'] };
}

/** Sends cookies; over TLS they are marked to come back only over TLS. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, publicUrl }: { cookies: readonly string[]; publicUrl: string | undefined },
): void {
  const secure = cameByTls(request, publicUrl) ? '; Secure' : '';
  for (const cookie of cookies) reply.header('Set-Cookie', `${cookie}${secure}`);
}

/** A trusted proxy reports the protocol. Otherwise the host name decides, if the operator's public address uses TLS. */
function cameByTls({ protocol, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  return protocol === 'https' || publicUrl === `https://${host}`;
}
