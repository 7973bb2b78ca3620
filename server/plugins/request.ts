/** What the plugins keep on a request, and the options of a route. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { OwnFault } from '../faults.ts';
import type { Caller } from '../keys/types.ts';

/** The requests of a key in its current minute, including this one. */
export interface RateWindow {
  readonly remaining: number;
  /** milliseconds until the next window begins */
  readonly resetMs: number;
  /** true if the account has made more than half of the requests that its keys may make together */
  readonly accountIsBusy: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** the caller; set for every authenticated request */
    caller: Caller;
    /** what is left of the key's window; set with the caller */
    rate: RateWindow;
    /** the error code of the answer, if it failed */
    errorCode: ErrorCode | null;
    /** the name of a test file forced the failure: it is none of the service */
    forced: boolean;
  }
  interface FastifyContextConfig {
    /** the code for server faults on this route; by default INTERNAL_ERROR */
    failure?: OwnFault;
    /** who may use the route; by default any key and any user */
    access?: 'user' | 'operator';
    /** true: operators may use the route whatever their role in the account is */
    operators?: boolean;
  }
}
