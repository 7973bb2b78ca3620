/** Reads a database as it is at one moment, while others change it. */
import { beginSnapshot, rollBack } from './by-database.ts';
import type { Database } from './database.ts';
import type { Queries } from './schema.ts';

/** Runs `work` with queries that all see the same moment. It may take hours; `database.reads` may have to wait for it. */
export async function withSnapshot<T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.reads.connection().execute(async (connection) => {
    await beginSnapshot(connection);
    try {
      return await work(connection);
    } finally {
      await rollBack(connection);
    }
  });
}
