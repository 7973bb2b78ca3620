/** Lets web pages of the origins that the operator allows call the interface from a browser (CORS). */
import cors, { type FastifyCorsOptions, type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { REQUEST_HEADERS, RESPONSE_HEADERS } from '../../contract/headers.ts';

/** Seconds for which a browser need not ask again. */
const PREFLIGHT_SECONDS = 600;

/**
 * Given the origins (`['*']`: any; undefined: none), answers their preflights without a key, and exposes all headers of
 * the interface to their pages.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[] | undefined): Promise<void> {
  if (origins === undefined) return;
  const answer: FastifyCorsOptions = {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['X-Api-Key', 'Content-Type', ...Object.keys(REQUEST_HEADERS)],
    exposedHeaders: Object.keys(RESPONSE_HEADERS),
    maxAge: PREFLIGHT_SECONDS,
  };
  const answerPlain: FastifyCorsOptions = { ...answer, preflight: false };
  // an OPTIONS that is not a preflight is answered with the methods of the address, as without CORS
  const delegator: FastifyCorsOptionsDelegateCallback = ({ headers }, done) => {
    const preflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
    done(null, preflight ? answer : answerPlain);
  };
  await app.register(cors, { delegator });
}
