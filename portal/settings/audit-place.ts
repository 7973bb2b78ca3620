/** Where what an entry of the audit log is about is seen. */
import type { AuditEntry } from '../api/types.ts';
import { checkPath, clientPath } from '../paths.ts';

/** Given an entry, returns the address of the view of its file, conversion or client; null if there is none. */
export function placeOf({ action, object, about }: Pick<AuditEntry, 'action' | 'object' | 'about'>): string | null {
  if (about === null) return null;
  if (action.startsWith('client.')) return clientPath(object);
  if (about.jobId === null) return null;
  // that of a file has another id than its conversion
  return about.jobId === object ? checkPath(object) : checkPath(about.jobId, object);
}
