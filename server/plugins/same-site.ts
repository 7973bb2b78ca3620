/** Keeps pages of other sites from acting with the session of a visitor (CSRF). */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { originOf } from '../routes/origin.ts';

/** Change nothing, so that whoever makes a browser send them gains nothing: no other page can read the answer. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Given a request that comes by a cookie, or asks for one, throws FORBIDDEN where a browser sent it for a page of another site.
 * A browser always says so: by Sec-Fetch-Site, older ones by Origin. A program that says neither is no browser, and holds
 * its cookie itself; it is let through only where `program` says so.
 */
export function requireSameSite(
  request: FastifyRequest,
  { publicUrl, program }: { publicUrl: string | undefined; program: boolean },
): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = [publicUrl, originOf(request)];
  const allowed = site !== undefined ? site === 'same-origin' : origin !== undefined ? own.includes(origin) : program;
  if (allowed) return;
  throw new ApiError(
    'FORBIDDEN',
    'This call came from a page of another site, which may not act for a signed-in user. Use a key from there.',
  );
}
