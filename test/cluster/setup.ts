/** Starts PostgreSQL and an S3 server for a run of tests, and names at its end the tests that ran without them. */
import { startPostgres } from './postgres.ts';
import { startS3Server } from './s3-server.ts';
import { clusterTests, ON_SQLITE_ALONE } from './storage-tests.ts';

/** Returns the function that stops both. */
export default async function setup(): Promise<() => Promise<void>> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
  // the processes of the tests inherit it
  process.env.LEDGERIZE_TEST_CLUSTER = JSON.stringify({ databaseUrl: postgres.url, store: s3.environment });
  return async () => {
    await Promise.all([postgres.remove(), s3.remove()]);
    const left = Object.entries(ON_SQLITE_ALONE);
    console.log(`\n${clusterTests().length} files of tests ran on PostgreSQL and S3. Those that run on SQLite alone:`);
    for (const [path, reason] of left) console.log(`  ${path}: ${reason}`);
  };
}
