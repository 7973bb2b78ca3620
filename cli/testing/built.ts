/**
 * The program built from the current sources, for tests that run it. Otherwise each process would compile them again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshness, stampOf } from '../../bin/freshness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Builds of older sources are deleted after this time; a test run takes much less. */
const OLD_MS = 30 * 60_000;
let built: string | undefined;

/** Returns the path of the built `cli/main.js`: in dist/ if that is fresh, else in its own folder under .tmp/. */
export function builtProgram(): string {
  built ??= `${freshness(ROOT) === 'fresh' ? 'dist' : builtAside()}/cli/main.js`;
  return `${ROOT}${built}`;
}

function builtAside(): string {
  const contents = Object.entries(stampOf(ROOT)).map(([path, { sha256 }]) => `${path} ${sha256}`);
  const folder = `.tmp/built-${createHash('sha256').update(contents.join()).digest('hex').slice(0, 16)}`;
  if (!existsSync(`${ROOT}${folder}`)) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['bin/build.js', folder], { cwd: ROOT });
    // another process may have made the same folder first
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
