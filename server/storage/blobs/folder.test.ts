import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderBlobs } from './folder.ts';
import { BlobMissingError } from './store.ts';

describe('blobs in a folder', () => {
  let folder: string;
  let blobs: FolderBlobs;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledgerize-blobs-'));
    blobs = new FolderBlobs(join(folder, 'blobs'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (key: string, content: string) => {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    await blobs.putFile(key, path);
  };

  it('are returned as they were put, and consume the local file', async () => {
    await put('files/a.pdf', 'bytes');
    const { stream, bytes } = await blobs.open('files/a.pdf');
    expect(bytes).toBe(5);
    expect(await text(stream)).toBe('bytes');
    expect(await readdir(folder)).toEqual(['blobs']);
  });

  it('are replaced as a whole', async () => {
    await put('files/a.pdf', 'first');
    await put('files/a.pdf', 'second');
    expect(await blobs.withLocalFile('files/a.pdf', (path) => readFile(path, 'utf8'))).toBe('second');
  });

  it('are missing once deleted, and may be deleted twice', async () => {
    await put('files/a.pdf', 'bytes');
    await blobs.delete('files/a.pdf');
    await blobs.delete('files/a.pdf');
    await expect(blobs.open('files/a.pdf')).rejects.toThrow(BlobMissingError);
    await expect(blobs.withLocalFile('files/a.pdf', async () => {})).rejects.toThrow(BlobMissingError);
  });

  it('are missing if they are deleted before whoever wants them opens them', async () => {
    await put('files/a.pdf', 'bytes');
    const read = blobs.withLocalFile('files/a.pdf', async (path) => {
      await blobs.delete('files/a.pdf');
      return readFile(path);
    });
    await expect(read).rejects.toThrow(BlobMissingError);
    await put('files/a.pdf', 'bytes');
    const other = blobs.withLocalFile('files/a.pdf', () => readFile(join(folder, 'another')));
    await expect(other).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each(['../secret', 'files/../../secret', '/etc/passwd', 'files/', 'files/.hidden', 'files/a/b', 'files/a\0b', ''])(
    'cannot have the key %j',
    async (key) => {
      await expect(blobs.open(key)).rejects.toThrow(RangeError);
    },
  );
});
