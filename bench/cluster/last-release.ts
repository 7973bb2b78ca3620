/** The last release of this program, built from the repository's history: it serves beside this version while that replaces it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Of the last release: the first commit after a release sets it. */
const LAST_RELEASE = '91104145ad7526dc66f159373acd89b6a8ea7645';

/** Whether the history has it: a copy of the repository without its history does not. */
export function hasLastRelease(): boolean {
  return spawnSync('git', ['cat-file', '-e', `${LAST_RELEASE}^{commit}`], { cwd: ROOT }).status === 0;
}

/** Given an empty folder's place, builds the last release there, and returns its program. */
export function buildLastRelease(folder: string): string {
  mkdirSync(folder);
  const sources = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '--output', sources, LAST_RELEASE], { cwd: ROOT });
  execFileSync('tar', ['-xf', sources, '-C', folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['bin/build.js'], { cwd: folder });
  return join(folder, 'dist/cli/main.js');
}
