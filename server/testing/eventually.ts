/** Waits in tests for what other programs do, which takes long on a busy machine. */
import { vi } from 'vitest';

/** Given a check, does it again and again until it throws nothing, and returns its value; throws its error after 30 s. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 });
}
