/** The environment of a server process with its own storage. */
import { onTestFinished } from 'vitest';
import { makeStorage } from '../server/testing/storage.ts';

/**
 * Given the key and the credits of its first account, returns settings of a server without effective limits. Its storage
 * is removed after the test.
 */
export async function serverEnvironment(key: string, credits: number): Promise<Record<string, string>> {
  const storage = await makeStorage();
  onTestFinished(() => storage.remove());
  return {
    ...storage.environment,
    LEDGERIZE_API_KEY: key,
    LEDGERIZE_CREDITS: String(credits),
    LEDGERIZE_REQUESTS_PER_MINUTE: '100000',
  };
}
