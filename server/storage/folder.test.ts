import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from './folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ledgerize-folder-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('making a folder', () => {
  it('makes its parents too, and accepts one that exists', async () => {
    const path = join(root, 'a', 'b', 'c');
    await makeFolder(path);
    await makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('gives it the requested rights', async () => {
    const path = join(root, 'private');
    await makeFolder(path, 0o700);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it('throws if a file is in its place', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(makeFolder(join(root, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
