/** What a key may do: its scope, and the scopes that each call admits. */
import { KEY_SCOPES, type KeyScope } from './key-scope.ts';
import type { Operation } from './operation.ts';

/** What each scope allows, for people. */
export const SCOPE_MEANINGS: Readonly<Record<KeyScope, string>> = {
  read: 'calls that change nothing',
  convert: 'calls of files, conversions and results, and the look at the account',
  manage: 'every call that a key may make',
};

/** The calls on files and jobs. */
const OF_CONVERSIONS: readonly Operation['tag'][] = ['Files', 'Conversions'];

/** Given a call, returns the scopes that may make it. */
export function scopesOf({ scopes, tag, method }: Operation): readonly KeyScope[] {
  if (scopes !== undefined) return scopes;
  return KEY_SCOPES.filter(
    (scope) =>
      scope === 'manage' ||
      (scope === 'read' && method === 'GET') ||
      (scope === 'convert' && OF_CONVERSIONS.includes(tag)),
  );
}
