/** A transaction in the place of a database, for use cases that are part of a larger one. */
import { lockAccount } from './accounts.ts';
import type { Database } from './database.ts';
import type { Tx } from './schema.ts';

/** Given a transaction, returns a database whose transactions are all part of it. */
export function databaseWithin(tx: Tx): Database {
  const ofAccount: Database['ofAccount'] = async (accountId, work) => work(tx, await lockAccount(tx, accountId));
  return {
    queries: tx,
    reads: tx,
    transaction: (work) => work(tx),
    ofAccount,
    freeing: ofAccount,
    inSteps: (work) => work(tx),
    notices: undefined,
    close: async () => {},
  };
}
