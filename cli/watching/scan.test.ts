import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanFolder } from './scan.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-scan-'));
  await mkdir(join(folder, 'deep/deeper'), { recursive: true });
  await mkdir(join(folder, '.cache'));
  await mkdir(join(folder, 'folder.pdf'));
  const files = ['b.PDF', 'deep/deeper/a.jpg', 'deep/c.tiff', 'notes.txt', '.hidden.pdf', '.cache/d.pdf', 'e.pdf.part'];
  for (const [i, file] of files.entries()) {
    await writeFile(join(folder, file), '');
    await utimes(join(folder, file), 1_000 - i, 1_000 - i);
  }
  await symlink('b.PDF', join(folder, 'link.pdf'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the statements of a folder and its folders are found, in order of their last change', async () => {
  const { files, skipped } = await scanFolder(folder);
  expect(files.map(({ path }) => path)).toEqual(['deep/c.tiff', 'deep/deeper/a.jpg', 'b.PDF']);
  expect(skipped).toEqual([{ path: 'link.pdf', why: 'a symbolic link is not followed' }]);
});

test('a folder that does not exist is an error', async () => {
  await expect(scanFolder(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
