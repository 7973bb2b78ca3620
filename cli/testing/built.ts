/** The program built from the sources as they are, for tests that run it: each process would compile them anew. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshness, stampOf } from '../../bin/freshness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Builds of sources that have changed since; a run that uses one takes far less. */
const OLD_MS = 30 * 60_000;
let built: string | undefined;

/** Returns the path of the built `cli/main.js`: in dist/ where that is fresh, else in a folder of its own under .tmp/. */
export function builtProgram(): string {
  built ??= `${freshness(ROOT) === 'fresh' ? 'dist' : builtAside()}/cli/main.js`;
  return `${ROOT}${built}`;
}

function builtAside(): string {
  const contents = Object.entries(stampOf(ROOT)).map(([path, { sha256 }]) => `${path} ${sha256}`);
  const folder = `.tmp/built-${createHash('sha256').update(contents.join()).digest('hex').slice(0, 16)}`;
  if (!existsSync(`${ROOT}${folder}`)) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['bin/build.js', folder], { cwd: ROOT });
    // another process may have been first with the same folder
    if (status !== 0 && !existsSync(`${ROOT}${folder}/.stamp.json`)) throw new Error(`${stdout}${stderr}`);
  }
  clearOld();
  return folder;
}

function clearOld(): void {
  for (const name of readdirSync(`${ROOT}.tmp`)) {
    const path = `${ROOT}.tmp/${name}`;
    if (name.startsWith('built-') && Date.now() - statSync(path).mtimeMs > OLD_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
