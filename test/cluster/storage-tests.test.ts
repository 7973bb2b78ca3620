import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../vitest.cluster.config.ts';
import { allTests, clusterTests, ON_SQLITE_ALONE, storageTests } from './storage-tests.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What only a test that knows where its data is has to say; another folder beside a storage of any kind is none. */
const OWN_STORAGE =
  /\bopenDatabase\(\w*(?:folder|dataDir|path)|\bnew FolderBlobs\(|(?<!storage\.environment, )\bLEDGERIZE_DATA\b|\bnew DatabaseSync\(/i;

test('every test that makes a storage runs on a cluster, or is listed with a reason', () => {
  const run = new Set(config.test?.include);
  expect(run.size).toBeGreaterThan(60);
  expect(storageTests().filter((path) => !run.has(path) && !(path in ON_SQLITE_ALONE))).toEqual([]);
  expect(clusterTests()).toEqual([...run]);
});

test('the list names only tests that exist and store', () => {
  const stored = new Set([...storageTests(), ...allTests().filter(storesElsewhere)]);
  expect(Object.keys(ON_SQLITE_ALONE).filter((path) => !stored.has(path))).toEqual([]);
  expect(Object.values(ON_SQLITE_ALONE).filter((reason) => reason.length < 20)).toEqual([]);
  expect(Object.keys(ON_SQLITE_ALONE).filter((path) => !existsSync(`${ROOT}/${path}`))).toEqual([]);
});

test('a test that makes its storage itself is in the list', () => {
  const own = allTests().filter(storesElsewhere);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((path) => !(path in ON_SQLITE_ALONE))).toEqual([]);
});

function storesElsewhere(path: string): boolean {
  return path !== 'test/cluster/storage-tests.test.ts' && OWN_STORAGE.test(readFileSync(`${ROOT}/${path}`, 'utf8'));
}
