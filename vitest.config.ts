import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,engine,server,portal,workers,cli,fixtures,bench,test}/**/*.test.ts'],
    // tests that need LibreOffice, a browser or a database run by `npm run test:tools`
    exclude: ['**/*.tools.test.ts', 'node_modules/**', 'dist/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
