/** Checks whether dist/ was built from the sources next to it, within a few milliseconds of a command's start. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that are built. A packed package has none of them. */
const SOURCE_FOLDERS = ['cli', 'contract', 'engine', 'formats', 'portal', 'server', 'workers'];
const STAMP = 'dist/.stamp.json';
/** For the portal, everything its page is made of. */
const SOURCE = /\.(?:ts|tsx|css|html|ico|svg|txt)$/;
const TEST = /\.test\.tsx?$/;

/** Given the project's folder, returns the paths of the sources, relative to it. */
function sourceFiles(root) {
  return SOURCE_FOLDERS.flatMap((folder) => sourcesIn(root, folder)).sort();
}

// not readdir's own recursion, which takes twenty times as long
function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, path);
    return SOURCE.test(path) && !TEST.test(path) ? [path] : [];
  });
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * Given the project's folder, returns what identifies its current sources. The build writes it into dist/ as its last
 * step.
 */
export function stampOf(root) {
  return Object.fromEntries(
    sourceFiles(root).map((path) => {
      const { mtimeMs, size } = statSync(join(root, path));
      return [path, { mtimeMs, size, sha256: sha256(join(root, path)) }];
    }),
  );
}

/**
 * Given the project's folder, returns `fresh`, `missing` or `stale`. It compares contents: a file that was only touched
 * is fresh.
 */
export function freshness(root) {
  const inCheckout = existsSync(join(root, 'cli/main.ts'));
  if (!existsSync(join(root, 'dist/cli/main.js'))) return 'missing';
  if (!inCheckout) return 'fresh';
  if (!existsSync(join(root, STAMP))) return 'stale';
  const built = JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  const paths = sourceFiles(root);
  if (paths.length !== Object.keys(built).length) return 'stale';
  const unchanged = paths.every((path) => {
    const then = built[path];
    const now = statSync(join(root, path));
    return then?.size === now.size && (then.mtimeMs === now.mtimeMs || then.sha256 === sha256(join(root, path)));
  });
  return unchanged ? 'fresh' : 'stale';
}
