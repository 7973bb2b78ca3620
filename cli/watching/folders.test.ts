import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWithin, realFolders } from './folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'ledgerize-folders-')));
  await mkdir(join(folder, 'in/deep'), { recursive: true });
  await symlink('in', join(folder, 'link'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(() => rm(folder, { recursive: true }));

const at = (dir: string, out: string) => realFolders(join(folder, dir), join(folder, out));

test('folders beside each other are fine, also if the one for results does not exist, or is behind a link', async () => {
  expect(await at('link', 'made/later')).toEqual({ dir: join(folder, 'in'), out: join(folder, 'made/later') });
  expect(await at('in', 'in-results')).toEqual({ dir: join(folder, 'in'), out: join(folder, 'in-results') });
});

test.each([
  ['in', 'in', 'is in the watched folder'],
  ['in', 'in/deep/out', 'is in the watched folder'],
  ['in', 'link/out', 'is in the watched folder'],
  ['link', 'in', 'is in the watched folder'],
  ['in/deep', 'link', 'is in the folder for results'],
  ['in', '.', 'is in the folder for results'],
  ['none', 'out', 'there is no folder'],
  ['file', 'out', 'is no folder'],
])('watching %s with results in %s is refused: it %s', async (dir, out, message) => {
  await expect(at(dir, out)).rejects.toThrow(message);
});

test('a folder is within itself and its parents, not within one whose name begins alike', () => {
  expect([isWithin('/a', '/a'), isWithin('/a', '/a/..b/c'), isWithin('/', '/a')]).toEqual([true, true, true]);
  expect([isWithin('/a', '/ab'), isWithin('/a', '/'), isWithin('/a/b', '/a/c')]).toEqual([false, false, false]);
});
