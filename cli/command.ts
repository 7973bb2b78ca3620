/** The interface of a command. */

/** Exit codes: everything was done; something was not; usage error. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  /** what `--help` prints */
  readonly help: string;
  /** Given the arguments after the command's name, returns the exit code. Throws UsageError. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** A usage error. The message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
