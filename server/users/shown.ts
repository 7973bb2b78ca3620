/** Users and sessions as the library stores them, and as others see them. */
import { ADDRESS_HEADER, type OwnAccount, type Session, type User, type Visitor } from './types.ts';

/** Browsers send shorter ones. */
const MOST_USER_AGENT = 300;

/** The user as the library stores it, with our fields. */
export type StoredUser = {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  accountId: string;
  operator: boolean;
};

/** Given a user and the account that they are in, returns them as others see them. */
export function shownUser(
  { id, name, email, createdAt, operator }: StoredUser,
  { id: accountId, role }: OwnAccount,
): User {
  return { id, name, email, operator: Boolean(operator), accountId, role, createdAt };
}

/** Given where a request comes from, returns the headers that the library reads. */
export function headersOf({ cookie, address, userAgent }: Visitor): Headers {
  return new Headers({
    ...(cookie !== undefined && { cookie }),
    ...(userAgent !== undefined && { 'user-agent': userAgent.slice(0, MOST_USER_AGENT) }),
    [ADDRESS_HEADER]: address,
  });
}

interface StoredSession {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly ipAddress?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
}

export function shownSession(session: StoredSession, current: string | undefined): Session {
  const { id, token, createdAt, expiresAt, ipAddress, userAgent } = session;
  return {
    id,
    current: token === current,
    createdAt,
    expiresAt,
    address: ipAddress || null,
    userAgent: userAgent || null,
  };
}
