/** The tests that need programs of the operating system or a database: `npm run test:tools`. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,engine,server,portal,sdk,workers,cli,formats,fixtures,bench,test}/**/*.tools.test.ts'],
    // they wait for other programs most of the time
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
