/** Slow tests (`npm run test:long`): started programs, killed servers, hostile PDFs, a paper for each fuzzer trait. */
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { ON_PICTURES } from './vitest.pictures.config.ts';

export default defineConfig({
  test: {
    include: [
      '{contract,engine,recognition,server,portal,sdk,workers,cli,formats,fixtures,bench,test}/**/*.long.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...ON_PICTURES],
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
