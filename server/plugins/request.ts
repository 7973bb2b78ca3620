/** What the plugins keep on a request, and what a route tells them of itself. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { Caller } from '../keys/types.ts';

/** The requests of a key within its running minute, this one counted. */
export interface RateWindow {
  readonly remaining: number;
  /** milliseconds until it begins anew */
  readonly resetMs: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** who is calling; set for every request that passed authentication */
    caller: Caller;
    /** what is left of the key's window; set with the caller */
    rate: RateWindow;
    /** the code that the request was answered with, where it failed */
    errorCode: ErrorCode | null;
  }
  interface FastifyContextConfig {
    /** the code of a fault of ours on this route; INTERNAL_ERROR where none is named */
    failure?: ErrorCode;
    /** whom the route is for alone; any key and any user where it is not named */
    access?: 'user' | 'operator';
  }
}
