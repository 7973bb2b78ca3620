/** Finds the addresses of a receiver's name, and gives only those that may be called to the connection. */
import { lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { RefusedTargetError } from './targets.ts';

/** Given a name, returns its addresses. Throws an error with a code, such as ENOTFOUND. */
export type Resolve = (name: string) => Promise<string[]>;

/** Milliseconds and tries for each server of names. */
const RESOLVER = { timeout: 4_000, tries: 2 };

/**
 * Asks the servers of names without a thread: the system's own lookup holds one of the four threads that also read and
 * write files, and a slow server of somebody's names would hold up everyone.
 */
export function resolvePublic(): Resolve {
  return async (name) => {
    const resolver = new Resolver(RESOLVER);
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [v4, v6].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
    return found;
  };
}

/** Asks the system, which also knows the names of its own network. */
export const resolveBySystem: Resolve = (name) =>
  new Promise((resolve, reject) => {
    systemLookup(name, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(found.map(({ address }) => address));
    });
  });

/**
 * Given how names are resolved and which addresses may be called, returns the lookup of a connection. It runs for each
 * connection and passes on only tested addresses, so that a name that changes its address gains nothing.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name).then(
      (found) => {
        const allowed = found.filter(isAllowed).map((address) => ({ address, family: isIP(address) }));
        const [first] = allowed;
        if (first === undefined) callback(found.length > 0 ? new RefusedTargetError() : notFound(name), '', 0);
        else if (all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function notFound(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' });
}
