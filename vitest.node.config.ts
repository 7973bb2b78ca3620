/** The tests of what depends on Node.js, for each version of it (`npm run test:node`): no engine, no browser. */
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** These look at the sources alone. */
const ON_SOURCES = ['test/ratchets/**', 'test/boundaries.test.ts', 'test/portal-words.test.ts'];

export default defineConfig({
  test: {
    include: ['{contract,server,cli,formats,sdk,test}/**/*.test.ts', 'workers/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.{tools,long}.test.ts', 'dist/**', ...ON_SOURCES],
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
