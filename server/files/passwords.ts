/** Passwords of PDFs, encrypted and kept as long as their file. */
import { createVault, type Vault } from '../vault.ts';

/** Each password is bound to the uuid of the file that it opens. */
export type PasswordVault = Vault;

/** Given the server's secret, returns the vault of passwords. */
export function createPasswordVault(secret: string): PasswordVault {
  return createVault(secret, 'passwords of PDFs');
}
