/** The scopes of keys. */

/** From the narrowest to the widest. */
export const KEY_SCOPES = ['read', 'convert', 'manage'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
