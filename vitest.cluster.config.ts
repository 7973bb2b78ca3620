/** The tests that store, on PostgreSQL and an S3 server in place of SQLite and a folder: `npm run test:cluster`. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { clusterTests } from './test/cluster/storage-tests.ts';

export default defineConfig({
  test: {
    include: clusterTests(),
    globalSetup: './test/cluster/setup.ts',
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
