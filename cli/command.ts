/** What a command of the command line is. */

/** Exit codes: all was done; some was not; the command line cannot be understood. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  /** what `--help` prints */
  readonly help: string;
  /** Given the arguments after the command's name, returns the exit code. Throws UsageError. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** A command line that cannot be understood. The message says what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
