/** Users and sessions as the library stores them, and as others see them. */
import type { Session, User } from './types.ts';

/** The user as the library stores it, with our fields. */
export type StoredUser = {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  accountId: string;
  operator: boolean;
};

export function shownUser({ id, name, email, createdAt, accountId, operator }: StoredUser): User {
  return { id, name, email, operator: Boolean(operator), accountId, createdAt };
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
