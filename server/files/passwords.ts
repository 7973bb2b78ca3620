/** Passwords of PDFs, encrypted and kept as long as their file. */
import type { SecretRing } from '../secrets/ring.ts';
import { createVault, type Vault } from '../vault.ts';

/** Each password is bound to the uuid of the file that it opens. */
export type PasswordVault = Vault;

/** Given the server's secrets, returns the vault of passwords. */
export function createPasswordVault(secrets: SecretRing): PasswordVault {
  return createVault(secrets, 'passwords of PDFs');
}
