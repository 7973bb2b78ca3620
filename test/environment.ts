/** The environment of a server process with its own data folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Given the key and the credits of its first account, returns settings of a server without effective limits. Its folder
 * is deleted after the test.
 */
export async function serverEnvironment(key: string, credits: number): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    LEDGERIZE_DATA: folder,
    LEDGERIZE_API_KEY: key,
    LEDGERIZE_CREDITS: String(credits),
    LEDGERIZE_REQUESTS_PER_MINUTE: '100000',
  };
}
