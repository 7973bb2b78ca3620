/** Bounds the time of work that a signal can end. */
import { ConnectionError } from '../errors.ts';

const MS = 1_000;

interface Limit {
  readonly ms: number;
  /** of the user */
  readonly signal: AbortSignal | undefined;
}

/**
 * Given a limit and work, returns its result. The work gets a signal that aborts with the user's one, and after the
 * time. Throws the reason of the former, or TIMEOUT.
 */
export async function withinTime<T>({ ms, signal }: Limit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  signal?.throwIfAborted();
  // AbortSignal.any is not in Node.js 18
  const control = new AbortController();
  const abort = () => control.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    control.abort();
  }, ms);
  try {
    return await work(control.signal);
  } catch (cause) {
    signal?.throwIfAborted();
    if (!late) throw cause;
    throw new ConnectionError('TIMEOUT', `No answer arrived within ${ms / MS} s.`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
