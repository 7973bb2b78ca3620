/** The tables of users, and of the people of an account. */
import type { Role } from '../../contract/portal/roles.ts';

/** The library that keeps users writes and reads it; our code reads only these columns. */
export interface UsersTable {
  id: string;
  name: string;
  email: string;
  /** the account that they were in last: new sessions begin there */
  account_id: string;
  /** SQLite has 0 or 1 */
  operator: number | boolean;
  /** RFC 3339 in SQLite */
  created_at: string | Date;
}

/** The link that makes the first user the operator. */
export interface SetupTable {
  /** always 1: there is only one link at a time */
  id: number;
  /** hex */
  token_sha256: string;
  made_at: number;
  claimed_at: number | null;
}

/** That a user belongs to an account. The row outlives that: who left is still named in the audit log. */
export interface MembershipsTable {
  account_id: string;
  user_id: string;
  role: Role;
  created_at: number;
  /** the user who invited them; null: nobody had to */
  invited_by: string | null;
  /** null: they belong to it */
  removed_at: number | null;
}

/** An invitation. Its link works while it is neither used, revoked nor expired. */
export interface InvitationsTable {
  id: string;
  account_id: string;
  /** in lower case */
  email: string;
  role: Role;
  /** hex */
  token_sha256: string;
  created_at: number;
  invited_by: string;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
}
