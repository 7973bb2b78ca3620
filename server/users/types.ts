/** Users of the portal: their data, sign-up and sign-in, sessions. */
import type { Role } from '../../contract/portal/roles.ts';
import type { AccountLimits } from '../accounts/types.ts';

/** The header in which the library finds a visitor's address: only our code can set it. */
export const ADDRESS_HEADER = 'x-visitor-address';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** true if the user runs the service */
  readonly operator: boolean;
  /** that this visit is about: a user may belong to several */
  readonly accountId: string;
  /** in this account */
  readonly role: Role;
  readonly createdAt: Date;
}

/** A user, wherever they are. */
type ListedUser = Omit<User, 'role'>;

/** An account that a user belongs to. */
export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

export interface Session {
  /** identifies it, but gives no access */
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** Where a request comes from. */
export interface Visitor {
  /** the header Cookie */
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A signed-in user, and their session cookies: values of Set-Cookie, without `Secure`. */
export interface SignedIn {
  readonly user: User;
  readonly session: Session;
  /** the oldest membership first */
  readonly accounts: readonly OwnAccount[];
  readonly cookies: readonly string[];
}

/** What an invited person sees. */
interface SeenInvitation {
  readonly account: string;
  readonly invitedBy: string | null;
  readonly email: string;
  readonly role: Role;
  /** whether there is a user with this address */
  readonly known: boolean;
}

/** A visitor with a session. */
export interface Visit {
  readonly user: User;
  readonly session: Session;
  readonly accounts: readonly OwnAccount[];
  /** true if the browser's calls are about an account that the user does not belong to any more */
  readonly lost: boolean;
  readonly limits: AccountLimits;
  /** to send on: using a session extends it */
  readonly cookies: readonly string[];
}

export interface Users {
  /** Returns whether the set-up link was claimed. */
  isClaimed(): Promise<boolean>;
  /**
   * Replaces the set-up link, and returns its token; undefined if one was claimed. At a start, also undefined if another
   * node made one a moment ago, which stays.
   */
  renewSetupLink(at?: 'start'): Promise<string | undefined>;
  /** Makes the operator, who gets the first account. Throws LINK_INVALID, EMAIL_TAKEN. */
  claim(claim: { token: string; name: string; email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** Makes a user with their own account. Throws SIGNUP_OFF, EMAIL_TAKEN. */
  signUp(user: { name: string; email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * Returns the token of a link for the owner of this address only: one that signs up, or if there is a user already,
   * one that sets a new password.
   */
  signUpLink(user: { name: string; email: string }): Promise<{ known: boolean; token: string }>;
  /** Makes the user who asked for the link, with their own account. Throws SIGNUP_OFF, LINK_INVALID. */
  signUpByLink(link: { token: string; password: string }, from: Visitor): Promise<SignedIn>;
  /**
   * Makes a user with their own account for an operator, even if sign-up is off, and returns the token of a link to set
   * the password within an hour. Throws EMAIL_TAKEN.
   */
  invite(user: { name: string; email: string }): Promise<string>;
  /** Throws LINK_INVALID. */
  seeInvitation(token: string): Promise<SeenInvitation>;
  /**
   * Makes who is signed in, else the known user with this password, else a new user belong to the account of an
   * invitation. `how` tells which. Throws LINK_INVALID, SIGN_IN_FAILED, INVALID_REQUEST.
   */
  acceptInvitation(
    accepted: { token: string; name?: string | undefined; password?: string | undefined },
    from: Visitor,
  ): Promise<SignedIn & { readonly how: 'joined' | 'signed in' | 'made' }>;
  /** Goes on in another account; null if the user does not belong to it, or has no session. */
  chooseAccount(accountId: string, from: Visitor): Promise<SignedIn | null>;
  /** Forgets visitors: somebody's role has changed. */
  forget(): void;
  /** Throws SIGN_IN_FAILED, NO_ACCOUNT. */
  signIn(credentials: { email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** Returns the visitor with this cookie; null if it has no session. */
  visit(from: Visitor): Promise<Visit | null>;
  /** Ends the session. Returns the cookies that clear it. */
  signOut(from: Visitor): Promise<readonly string[]>;
  /** Newest first. */
  sessions(from: Visitor): Promise<Session[]>;
  /** Returns false if the user has no such session. */
  endSession(id: string, from: Visitor): Promise<boolean>;
  endOtherSessions(from: Visitor): Promise<void>;
  /** Ends all other sessions; this one gets new cookies. Throws SIGN_IN_FAILED. */
  changePassword(change: { current: string; password: string }, from: Visitor): Promise<readonly string[]>;
  /** Returns the token of a link that sets a new password within an hour; null if nobody has this address. */
  resetToken(email: string): Promise<string | null>;
  /** Ends all sessions of the user, and returns their address. Throws LINK_INVALID. */
  resetPassword(reset: { token: string; password: string }): Promise<string>;
  /** Oldest first. */
  list(): Promise<ListedUser[]>;
  /** The addresses of the users of some accounts, by account; an account without users is missing. */
  emailsOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}
