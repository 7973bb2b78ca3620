/** Lets work in temporary folders clean up when the user interrupts it. */
import { EXIT, type ExitCode } from './command.ts';

/**
 * Given work that ends and cleans up when its signal aborts, returns its exit code. If the process was interrupted or
 * terminated, it then ends by that same signal.
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
