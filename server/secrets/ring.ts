/** The secrets that the server has: the one that seals now, and older ones that still open what they sealed. */
import { hkdfSync } from 'node:crypto';

/** A secret with the short name by which sealed texts tell that it sealed them. */
export interface Secret {
  /** hex of 4 bytes, derived from the secret; it tells nothing about it */
  readonly id: string;
  readonly text: string;
}

export interface SecretRing {
  /** The secret that seals from now on. */
  current(): Secret;
  /** All secrets, the current one first. */
  all(): readonly Secret[];
  /** Given the id of a secret, returns it; undefined if the server does not have it. */
  find(id: string): Secret | undefined;
}

/** Something was sealed under a secret that the server does not have. The message names the variables to set. */
export class UnknownSecretError extends Error {
  override readonly name = 'UnknownSecretError';

  /** Given what was sealed and, if it says so, the id of the secret that sealed it. */
  constructor(what: string, id?: string) {
    const which = id === undefined ? 'a secret that the server does not have' : `the secret with the id ${id}`;
    super(
      `${what} under ${which}. Set LEDGERIZE_SECRET to that secret, or name it in LEDGERIZE_OLD_SECRETS and keep the new one in LEDGERIZE_SECRET.`,
    );
  }
}

const ID_BYTES = 4;

/** Given a secret, returns its id. */
export function secretId(text: string): string {
  return Buffer.from(hkdfSync('sha256', text, '', 'ledgerize: id of the secret', ID_BYTES)).toString('hex');
}

/** Given the current secret and older ones, returns them as a ring that never changes. */
export function ringOf(current: string, older: readonly string[] = []): SecretRing {
  const all = [...new Set([current, ...older])].map((text) => ({ id: secretId(text), text }));
  const [first] = all;
  if (first === undefined) throw new RangeError('a ring has a secret');
  return { current: () => first, all: () => all, find: (id) => all.find((secret) => secret.id === id) };
}
