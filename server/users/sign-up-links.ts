/**
 * Links by which the owner of an address signs up. The link itself holds who asked for it, encrypted: nothing is stored
 * for an address that nobody has proved.
 */
import type { SecretRing } from '../secrets/ring.ts';
import { createVault } from '../vault.ts';

const DAY_MS = 86_400_000;
/** What the encryption is bound to: there is one kind of link. */
const KIND = 'sign-up';

export interface NewUser {
  readonly name: string;
  readonly email: string;
}

export interface SignUpLinks {
  /** Returns the token of a link that works for a day. */
  make(user: NewUser): string;
  /** Returns who asked for the link of this token; undefined if it is none of ours, or too old. */
  open(token: string): NewUser | undefined;
}

/** Given the server's secrets, returns what makes and opens the links. */
export function createSignUpLinks(secrets: SecretRing): SignUpLinks {
  const vault = createVault(secrets, 'links that sign up');
  return {
    make({ name, email }) {
      const sealed = vault.seal(JSON.stringify({ name, email, until: Date.now() + DAY_MS }), KIND);
      return Buffer.from(sealed).toString('base64url');
    },
    open(token) {
      try {
        const sealed = Buffer.from(token, 'base64url').toString();
        const { name, email, until } = JSON.parse(vault.open(sealed, KIND)) as NewUser & { until: number };
        return until > Date.now() ? { name, email } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
