/** What each role lets a person do in the account; the service decides, this only hides the rest. */
import type { Role } from '../api/types.ts';

/** The roles that may do each thing: the same as the service's table of least roles, which a test compares. */
export const MAY = {
  /** look at what was converted, correct, mark and export it */
  see: ['owner', 'member', 'reviewer'],
  /** upload, unlock, convert and read again; delete files and jobs; keep clients */
  work: ['owner', 'member'],
  /** people, keys, webhooks, usage, the audit log */
  manage: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

type Deed = keyof typeof MAY;

/** Given a role, returns whether it may do something. */
export function may(role: Role, deed: Deed): boolean {
  return (MAY[deed] as readonly Role[]).includes(role);
}
