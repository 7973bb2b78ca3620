/** The calls of the people of an account. */
import { ask, client } from '../api/client.ts';

/** Invalidate them after changing who belongs to the account, or is invited. */
export const MEMBERS_KEY = ['members'] as const;
export const INVITATIONS_KEY = ['invitations'] as const;

export const askMembers = () => ask(client.GET('/api/v1/account/members'));
export const askInvitations = () => ask(client.GET('/api/v1/account/invitations'));

/** The roles, from the one that may do most. */
export const ROLES = ['owner', 'member', 'reviewer'] as const;
