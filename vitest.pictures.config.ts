/** Slow tests of reading pictures (`npm run test:pictures`): each step of it on drawn scans, and the scanner that draws them. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export const ON_PICTURES = ['recognition/**/*.long.test.ts', 'fixtures/scan/**/*.long.test.ts'];

export default defineConfig({
  test: {
    include: ON_PICTURES,
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
