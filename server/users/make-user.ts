/** Makes users: one at a time for an address, with an account that they belong to from the start. */
import { makeAccount } from '../accounts/accounts.ts';
import type { Database } from '../storage/database.ts';
import { addMember } from '../storage/members.ts';
import { findUserByEmail } from '../storage/users.ts';
import { holdAddress } from './hold-address.ts';
import type { Belonging, Identity } from './identity.ts';
import { emailTaken, refusedWith } from './refusals.ts';
import { headersOf } from './shown.ts';
import type { SignedIn, Visitor } from './types.ts';
import type { Visits } from './visits.ts';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What a new user belongs to. */
export interface Home extends Belonging {
  /** makes the user, by their id, belong to the account */
  join(userId: string): Promise<void>;
}

export interface MakeUserParts {
  readonly database: Database;
  readonly identity: () => Promise<Identity>;
  readonly visits: Visits;
}

/** Given its parts, returns what makes a user and signs them in. It throws EMAIL_TAKEN. */
export function createMakeUser({ database, identity, visits }: MakeUserParts) {
  return async (user: NewUser, from: Visitor, findHome: () => Promise<Home>): Promise<SignedIn> => {
    const email = user.email.toLowerCase();
    // of two simultaneous sign-ups with one address, on any nodes, the second must not leave an account without a user
    const free = await holdAddress(database, email);
    try {
      if ((await findUserByEmail(database.reads, email)) !== undefined) throw emailTaken();
      const { api, belongTo } = await identity();
      const { name, password } = user;
      const { join, ...to } = await findHome();
      const body = { name, email, password };
      const { headers, response } = await belongTo(to, () =>
        api.signUpEmail({ body, headers: headersOf(from), returnHeaders: true }),
      ).catch(async (error) => {
        // the library refuses in the same way if another process has made this user meanwhile, and if the database fails
        const taken = (await findUserByEmail(database.reads, email)) !== undefined;
        throw taken ? refusedWith(error, emailTaken()) : new Error('the user could not be made', { cause: error });
      });
      await join(response.user.id).catch(async (error: unknown) => {
        await visits.close(headers, from);
        throw error;
      });
      return await visits.opened(headers, from);
    } finally {
      await free();
    }
  };
}

/** The home of a user who owns an account that exists. */
export function ownerOf(database: Database, accountId: string, operator: boolean): Home {
  return {
    accountId,
    operator,
    async join(user_id) {
      const row = { account_id: accountId, user_id, role: 'owner', created_at: Date.now(), invited_by: null } as const;
      await addMember(database.queries, row);
    },
  };
}

/** Makes an account, and returns it as the home of its owner. */
export async function ownAccount(database: Database, account: { name: string; credits: number }): Promise<Home> {
  const accountId = await database.transaction((tx) => makeAccount(tx, account));
  return ownerOf(database, accountId, false);
}
