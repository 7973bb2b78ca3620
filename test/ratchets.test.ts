/** What the code has too much of may only become less: counts of what a linter finds, folder by folder. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Of each folder how often each rule of `ratchets/rules.json` is broken: lower a count when it fell. */
const counts: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(join(root, 'test/ratchets/counts.json'), 'utf8'),
);
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const MOST_PRINTED = 64_000_000;

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/** Given folders, returns how often each rule is broken in each. */
function found(folders: readonly string[]): Record<string, Record<string, number>> {
  const options = ['--config-path=test/ratchets/rules.json', '--max-diagnostics=none', '--reporter=json'];
  const own: Record<string, Record<string, number>> = Object.fromEntries(folders.map((folder) => [folder, {}]));
  for (const { category, location } of lint([...options, ...folders]).diagnostics) {
    const folder = own[location.path.replaceAll('\\', '/').split('/')[0] ?? ''];
    const rule = category.split('/').at(-1) ?? '';
    if (folder && category.startsWith('lint/')) folder[rule] = (folder[rule] ?? 0) + 1;
  }
  return own;
}

/** The linter ends with 1 where it finds anything: what it prints is the same. */
function lint(args: readonly string[]): Report {
  try {
    return JSON.parse(run(args));
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return JSON.parse(stdout);
  }
}

const run = (args: readonly string[]): string =>
  execFileSync(process.execPath, [BIOME, 'lint', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MOST_PRINTED,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

describe('what may only become less, in test/ratchets/counts.json', () => {
  const now = found(Object.keys(counts));

  it.each(Object.entries(counts))('of %s is no more, and is not counted too high', (folder, before) => {
    expect(now[folder]).toEqual(before);
  });
});
