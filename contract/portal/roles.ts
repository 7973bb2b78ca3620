/** The roles of people in an account. */
import { z } from 'zod';

/** From the one that may do most to the one that may do least. */
export const ROLES = ['owner', 'member', 'reviewer'] as const;

/** What each role allows, for people. */
export const ROLE_MEANINGS: Readonly<Record<(typeof ROLES)[number], string>> = {
  owner: 'everything, also people, keys, webhooks, usage and the audit log',
  member: 'uploads, converts, corrects, exports and deletes files',
  reviewer: 'sees, corrects and exports what was converted',
};

const meaning = ROLES.map((role) => `\`${role}\`: ${ROLE_MEANINGS[role]}`).join('; ');

export const Role = z
  .enum(ROLES, `must be ${ROLES.slice(0, -1).join(', ')} or ${ROLES.at(-1)}`)
  .meta({ id: 'Role', description: `what a person may do in an account. ${meaning}`, example: 'member' });
export type Role = z.infer<typeof Role>;

/** Given the role that somebody has and the one that is needed, returns whether it is enough. */
export function suffices(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}
