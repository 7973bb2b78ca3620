/** Lets work in temporary folders clear up when the user breaks it off. */
import { EXIT, type ExitCode } from './command.ts';

/**
 * Given work that ends when its signal aborts, and has cleared up by then, returns its exit code. Interrupted or
 * terminated, the process ends after it as the signal would have ended it.
 */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<ExitCode>): Promise<ExitCode> {
  const interrupted = new AbortController();
  let signal: NodeJS.Signals | undefined;
  const interrupt = (name: NodeJS.Signals) => {
    signal = name;
    interrupted.abort();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(interrupted.signal);
  } catch (error) {
    if (!signal) throw error;
    process.kill(process.pid, signal);
    return EXIT.failed;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
