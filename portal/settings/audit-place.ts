/** Where what an entry of the audit log is about is seen. */
import type { AuditEntry } from '../api/types.ts';
import { accountPath, checkPath, clientPath } from '../paths.ts';

/** Given an entry, returns the address of the view of its file, conversion, client or bank account; null if there is none. */
export function placeOf({ action, object, about }: Pick<AuditEntry, 'action' | 'object' | 'about'>): string | null {
  if (about === null) return null;
  if (action.startsWith('client.')) return clientPath(object);
  // the view finds the client by the account
  if (action.startsWith('bank_account.')) return accountPath(null, object);
  if (about.jobId === null) return null;
  // that of a file has another id than its conversion
  return about.jobId === object ? checkPath(object) : checkPath(about.jobId, object);
}
