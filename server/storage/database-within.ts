/** A transaction in the place of a database, for use cases that are part of a larger one. */
import type { Database } from './database.ts';
import type { Tx } from './schema.ts';

/** Given a transaction, returns a database whose transactions are all part of it. */
export function databaseWithin(tx: Tx): Database {
  return {
    queries: tx,
    reads: tx,
    transaction: (work) => work(tx),
    ofAccount: (_accountId, work) => work(tx, undefined),
    freeing: (_accountId, work) => work(tx, undefined),
    notices: undefined,
    close: async () => {},
  };
}
