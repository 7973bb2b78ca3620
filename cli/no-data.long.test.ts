import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './testing/run.ts';

test('looking at a folder without data does not create it', async () => {
  const dataDir = join(tmpdir(), `ledgerize-elsewhere-${process.pid}`);
  const { code, stderr } = await run(['accounts', 'list'], { env: { LEDGERIZE_DATA: dataDir } });
  expect(code).toBe(1);
  expect(stderr).toContain('there is no data folder');
  expect(existsSync(dataDir)).toBe(false);
});
