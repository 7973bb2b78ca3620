/** Users of the portal: who they are, how they come in, where they are signed in. */
import type { AccountLimits } from '../accounts/types.ts';

/** Where the library behind finds the address of a visitor: we set it, nobody else can. */
export const ADDRESS_HEADER = 'x-visitor-address';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** whether the user runs the service */
  readonly operator: boolean;
  readonly accountId: string;
  readonly createdAt: Date;
}

export interface Session {
  /** names it, and opens nothing */
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** What a request tells of where it comes from. */
export interface Visitor {
  /** the header Cookie */
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A user who is signed in, and the cookies that say so: values of Set-Cookie, without `Secure`. */
export interface SignedIn {
  readonly user: User;
  readonly session: Session;
  readonly cookies: readonly string[];
}

/** Who comes by a session. */
interface Visit {
  readonly user: User;
  readonly session: Session;
  readonly limits: AccountLimits;
  /** to be sent on: a session that is used is prolonged */
  readonly cookies: readonly string[];
}

export interface Users {
  /** Whether the set-up link was claimed. */
  isClaimed(): Promise<boolean>;
  /** Makes a set-up link in the place of the last one, and returns its token; undefined where one was claimed. */
  renewSetupLink(): Promise<string | undefined>;
  /** Makes the operator, who adopts the first account. Throws LINK_INVALID, EMAIL_TAKEN. */
  claim(claim: { token: string; name: string; email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** Makes a user with an account of their own. Throws SIGNUP_OFF, EMAIL_TAKEN. */
  signUp(user: { name: string; email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** Makes a user with an account of their own for an operator, whether or not anyone may sign up, and returns the token of a link by which they set their password within an hour. Throws EMAIL_TAKEN. */
  invite(user: { name: string; email: string }): Promise<string>;
  /** Throws SIGN_IN_FAILED. */
  signIn(credentials: { email: string; password: string }, from: Visitor): Promise<SignedIn>;
  /** Returns who comes by this cookie; null where no session is behind it. */
  visit(from: Visitor): Promise<Visit | null>;
  /** Ends the session. Returns the cookies that say so. */
  signOut(from: Visitor): Promise<readonly string[]>;
  /** Newest first. */
  sessions(from: Visitor): Promise<Session[]>;
  /** Returns false where the user has no such session. */
  endSession(id: string, from: Visitor): Promise<boolean>;
  endOtherSessions(from: Visitor): Promise<void>;
  /** Ends all sessions but this one, which gets new cookies. Throws SIGN_IN_FAILED. */
  changePassword(change: { current: string; password: string }, from: Visitor): Promise<readonly string[]>;
  /** Returns the token of a link that sets a new password within an hour; null where nobody has this address. */
  resetToken(email: string): Promise<string | null>;
  /** Ends all sessions of the user, and returns their address. Throws LINK_INVALID. */
  resetPassword(reset: { token: string; password: string }): Promise<string>;
  /** Oldest first. */
  list(): Promise<User[]>;
  /** The addresses of the users of some accounts, by account; one that nobody signs in to is missing. */
  emailsOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}
