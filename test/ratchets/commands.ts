/** Runs the programs that count, a linter and a compiler, which end with a non-zero exit code if they find anything. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const MOST_PRINTED = 64_000_000;

/** Given a script of a package and its arguments, resolves to its output, whatever its exit code. */
export function printedBy(script: string, args: readonly string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: MOST_PRINTED };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(root, 'node_modules', script), ...args], options, (error, stdout, stderr) => {
      if (stdout || !error) resolve(stdout);
      else reject(new Error(`${script} printed nothing: ${stderr}`));
    });
  });
}
