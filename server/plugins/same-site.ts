/** Keeps pages of other sites from using the session of a visitor (CSRF). */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { originOf } from '../routes/origin.ts';

/** These change nothing, so other sites gain nothing by making a browser send them: they cannot read the answer. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Given a request that comes with a cookie, or asks for one, throws FORBIDDEN if a browser sent it for a page of
 * another site. A browser always names the site: by Sec-Fetch-Site, or older ones by Origin. A program that sends
 * neither is not a browser, and holds its cookie itself; it is accepted only if `program` is set.
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
