/** The environment of a server process with a data folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Given the key and the credits of its first account, returns settings of a server that no limit slows. Its folder is gone when the test ends. */
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
