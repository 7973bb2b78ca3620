/** Starts PostgreSQL and an S3 server for a run of tests, and names at its end the tests that ran without them. */
import { openPostgres } from '../../server/storage/postgres/database.ts';
import { databaseUrl, type TestCluster, withClient } from '../../server/testing/cluster-storage.ts';
import { CLUSTER_VARIABLE } from '../../server/testing/storage.ts';
import { startPostgres } from './postgres.ts';
import { startS3Server } from './s3-server.ts';
import { clusterTests, ON_SQLITE_ALONE } from './storage-tests.ts';

const TEMPLATE = 'template_of_tests';

/** Returns the function that stops both. */
export default async function setup(): Promise<() => Promise<void>> {
  const s3 = await startS3Server();
  const postgres = await startPostgres();
  // the processes of the tests inherit it
  const cluster: TestCluster = { databaseUrl: postgres.url, template: TEMPLATE, store: s3.environment };
  await withClient(postgres.url, (client) => client.query(`create database ${TEMPLATE}`));
  // made once: a copy is quicker than the migrations
  const database = await openPostgres({ url: databaseUrl(postgres.url, TEMPLATE), connections: 2 });
  await database.close();
  process.env[CLUSTER_VARIABLE] = JSON.stringify(cluster);
  return async () => {
    await Promise.all([postgres.remove(), s3.remove()]);
    const left = Object.entries(ON_SQLITE_ALONE);
    console.log(`\n${clusterTests().length} files of tests ran on PostgreSQL and S3. Those that run on SQLite alone:`);
    for (const [path, reason] of left) console.log(`  ${path}: ${reason}`);
  };
}
