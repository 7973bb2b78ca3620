/** Lets only requests with a valid API key pass. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import type { ApiKeys, Caller } from '../keys/types.ts';
import './request.ts';

/** No key of ours is near as long; what is longer is not worth hashing. */
const MAX_KEY = 512;

const INVALID_KEY = 'The API key is missing or not valid. Send a key of your account in the header X-Api-Key.';

export function authenticate(app: FastifyInstance, keys: ApiKeys): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', (request, _reply, done) => {
    const key = request.headers['x-api-key'];
    const wellFormed = typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY;
    const caller = wellFormed ? keys.find(key) : null;
    const admit = (found: Caller | null) => {
      if (found === null) return done(new ApiError('AUTH_INVALID_KEY', INVALID_KEY));
      request.caller = found;
      done();
    };
    if (caller instanceof Promise) caller.then(admit, done);
    else admit(caller);
  });
}
