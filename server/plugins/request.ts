/** What the plugins keep on a request, and what a route tells them of itself. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { Caller } from '../keys/types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** who is calling; set for every request that passed authentication */
    caller: Caller;
    /** the code that the request was answered with, where it failed */
    errorCode: ErrorCode | null;
  }
  interface FastifyContextConfig {
    /** the code of a fault of ours on this route; INTERNAL_ERROR where none is named */
    failure?: ErrorCode;
  }
}
