import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// test:tools runs tests that need LibreOffice, a browser or a database; test:long, slow ones and ones of many programs
const exclude = [...configDefaults.exclude, '**/*.{tools,long}.test.ts', 'dist/**'];

export default defineConfig({
  test: {
    // a test ends by its own state: these are for one that hangs, on a machine that is busy ten times over
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // as many as the machine has cores, and two at the least: many tests wait for processes that they start
    maxWorkers: Math.max(2, availableParallelism()),
    // no module holds state that a test changes for good, so that none need be loaded again for each file
    isolate: false,
    setupFiles: ['test/english.ts', 'test/quick-passwords.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    include: ['{contract,engine,recognition,server,portal,sdk,workers,cli,formats,fixtures,bench,test}/**/*.test.ts'],
    exclude,
  },
});
