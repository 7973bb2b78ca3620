/** The people of an account: members with a role, and who is invited. */
import type { Role } from '../../contract/portal/roles.ts';

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly since: Date;
}

/** An invitation that still works. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** An invitation that was just made, with the token of its link. */
export interface NewInvitation {
  readonly invitation: Invitation;
  readonly token: string;
  /** the name of the account */
  readonly account: string;
}

export interface Members {
  /** Who joined first comes first. */
  list(accountId: string): Promise<Member[]>;
  /** Whoever is an owner no more has invited nobody: that is revoked. Throws NOT_FOUND, LAST_OWNER. */
  setRole(accountId: string, userId: string, role: Role): Promise<Member>;
  /**
   * Takes the account from a person, or from whoever leaves it, and revokes what they have invited. Throws NOT_FOUND, and
   * LAST_OWNER, also for an operator of the service who belongs to no other account.
   */
  remove(accountId: string, userId: string): Promise<void>;
  /** Newest first. */
  invitations(accountId: string): Promise<Invitation[]>;
  /**
   * Makes an invitation, and hands it over, in place of those before for the address. If that fails, they stay, and the new
   * one does not. Throws MEMBER_ALREADY, and what `handOver` throws.
   */
  invite(
    wanted: { accountId: string; email: string; role: Role; invitedBy: string },
    handOver: (made: NewInvitation) => Promise<void>,
  ): Promise<NewInvitation>;
  /** Throws NOT_FOUND. */
  revoke(accountId: string, id: string): Promise<void>;
}
