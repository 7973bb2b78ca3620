/** Starts the built server as a separate process, as an operator would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '../cli/testing/built.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** printed by this start, if it made one */
  readonly key: string | undefined;
  stdout(): string;
  stderr(): string;
  /** Sends a signal, and waits for the end. Returns the exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(environment: Record<string, string>, before: readonly string[] = []) {
  const [program, ...args] = [...before, process.execPath, builtProgram(), 'serve'];
  const child = spawn(program!, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LEDGERIZE_THREADS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  return { child, output, closed };
}

/**
 * Given its environment, and optionally a command that runs it, starts a server and waits until it listens. If it ends
 * before that, throws its output.
 */
export async function startProcess(
  environment: Record<string, string>,
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, output, closed } = run(environment, before);
  const listening = () => /listens on (http:\S+)\n[\s\S]*\n\n$/.exec(output.stdout);
  while (listening() === null) {
    const ended = await Promise.race([closed, once(child.stdout, 'data').then(() => null)]);
    if (ended !== null) throw new Error(`the server ended with ${ended[0]}: ${output.stdout}${output.stderr}`);
  }
  return {
    child,
    origin: listening()![1]!,
    key: /^ {2}(lk_\w+)$/m.exec(output.stdout)?.[1],
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    async end(signal) {
      child.kill(signal);
      return (await closed)[0];
    },
  };
}

/** Given an environment in which a server cannot start, returns how it ended. */
export async function startInVain(environment: Record<string, string>): Promise<Ended> {
  const { output, closed } = run(environment);
  const [code] = await closed;
  return { code, ...output };
}
