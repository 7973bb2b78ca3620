/** Runs the command line as its users do: built, in its own process. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtProgram } from './built.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export interface Run {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd?: string;
  /** added to this process's environment */
  readonly env?: Record<string, string>;
  /** close standard output at once */
  readonly unread?: boolean;
}

/** Given arguments and a folder, runs the command and returns its output and exit code. */
export async function run(
  args: readonly string[],
  { cwd = ROOT, env = {}, unread = false }: Surroundings = {},
): Promise<Run> {
  const child = spawn(process.execPath, [builtProgram(), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (unread) child.stdout.destroy();
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString() };
}

/** Given the name of a fixture, returns its paper. */
export function paper(name: string): string {
  return `${ROOT}fixtures/${name}/statement.pdf`;
}
