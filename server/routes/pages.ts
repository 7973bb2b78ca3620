/** Headers of every page for a browser: a strict Content-Security-Policy, no frames, an ETag. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './conditional.ts';

/** Seconds. These pages change only with the version of the program. */
export const CACHE = 'public, max-age=300';

export interface Asset {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
}

/** Given a media type and a text or bytes, returns the asset, with a strong ETag. */
export function asset(type: string, body: string | Buffer): Asset {
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends an asset, or 304 if the client has it already. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag }: Asset,
  cache = CACHE,
): FastifyReply {
  reply.header('ETag', etag).header('Cache-Control', cache);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('Content-Type', type).send(body);
}

/**
 * Keeps a page from running or loading anything that is not listed; `sources` are the directives that allow something.
 */
export function protectPage(reply: FastifyReply, sources: Readonly<Record<string, string>> = {}): FastifyReply {
  const policy = {
    'default-src': "'none'",
    ...sources,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return reply
    .header(
      'Content-Security-Policy',
      Object.entries(policy)
        .map((entry) => entry.join(' '))
        .join('; '),
    )
    .header('X-Frame-Options', 'DENY')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cross-Origin-Opener-Policy', 'same-origin');
}
