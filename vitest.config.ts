import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// tests that need LibreOffice, a browser or a database run by `npm run test:tools`
const exclude = [...configDefaults.exclude, '**/*.tools.test.ts', 'dist/**'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // as many as the machine has cores, and two at the least: many tests wait for processes that they start
    maxWorkers: Math.max(2, availableParallelism()),
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          exclude,
          // nothing in the engine holds state, so that its files need not be loaded again for each test
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['{contract,server,portal,workers,cli,fixtures,bench,test}/**/*.test.ts'],
          exclude,
        },
      },
    ],
  },
});
