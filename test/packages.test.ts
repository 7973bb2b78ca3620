/** What `npm ci` does with the packages: nothing is fetched from anywhere but the registry that the user has set. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly resolved?: string;
  /** a folder of this project */
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = Object.entries(lock.packages as Readonly<Record<string, Locked>>);

test('the lock file has no address of a registry', () => {
  expect(packages.length).toBeGreaterThan(100);
  const fetched = packages.filter(([, { link }]) => link !== true);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  const linked = packages.filter(([, { link }]) => link === true);
  expect(linked.map(([, { resolved }]) => resolved)).toEqual(['sdk']);
});

/**
 * The script of this package fetches files for graphics cards from elsewhere, a third of a gigabyte, and fails without a
 * network. `npm ci` runs the scripts that the lock file says there are. If an update of the package says so again, take
 * the line "hasInstallScript" out of its entry: all that is needed is in the package.
 */
test('the install script of onnxruntime-node does not run', () => {
  const entry = packages.find(([path]) => path === 'node_modules/onnxruntime-node')?.[1];
  expect(entry).toBeDefined();
  expect(entry).not.toHaveProperty('hasInstallScript');
});
