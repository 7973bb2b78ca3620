import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { TemporaryFolder } from '../temporary.ts';
import { BlobDamagedError, CHUNK_BYTES, HEADER_BYTES } from './chunks.ts';
import { EncryptedBlobs } from './encrypted.ts';
import { FolderBlobs } from './folder.ts';
import { BlobMissingError } from './store.ts';

const KEY_ID = '0b6dbd3c-11f5-4f0a-9a53-0d6c5d5c7a10';
const NAME = 'files/a.pdf';
const TAG_BYTES = 16;
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;

/** Bytes that differ from place to place. */
const contentsOf = (size: number) =>
  Buffer.from(Array.from({ length: size }, (_, place) => (place * 31 + (place >> 8)) & 255));
const LONG = contentsOf(2 * CHUNK_BYTES + 1000);

describe('encrypted blobs', () => {
  let folder: string;
  let plain: FolderBlobs;
  let temporary: TemporaryFolder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledgerize-encrypted-'));
    plain = new FolderBlobs(join(folder, 'blobs'));
    temporary = new TemporaryFolder(join(folder, 'tmp'));
    await temporary.open();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const storeWith = (key: Buffer, encrypts = true) => {
    const keys = {
      current: async () => ({ id: KEY_ID, key }),
      find: async (id: string) => (id === KEY_ID ? key : undefined),
    };
    return new EncryptedBlobs({ store: plain, keys, temporary, encrypts });
  };
  const KEY = Buffer.alloc(32, 7);
  const put = async (blobs: { putFile: FolderBlobs['putFile'] }, contents: Uint8Array, name = NAME) => {
    const path = join(folder, 'upload');
    await writeFile(path, contents);
    await blobs.putFile(name, path);
  };
  const stored = (name = NAME) => readFile(join(folder, 'blobs', name));
  const overwrite = (bytes: Uint8Array, name = NAME) => writeFile(join(folder, 'blobs', name), bytes);
  const contents = async (blobs: EncryptedBlobs, start?: number, name = NAME) =>
    buffer((await blobs.open(name, start)).stream);

  it.each([0, 1, 15, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, LONG.length])(
    'of %d bytes are returned as they were put',
    async (size) => {
      const blobs = storeWith(KEY);
      await put(blobs, LONG.subarray(0, size));
      const { stream, bytes } = await blobs.open(NAME);
      expect(bytes).toBe(size);
      expect((await buffer(stream)).equals(LONG.subarray(0, size))).toBe(true);
      const local = await blobs.withLocalFile(NAME, (path) => readFile(path));
      expect(local.equals(LONG.subarray(0, size))).toBe(true);
    },
  );

  it.each([1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 5, 2 * CHUNK_BYTES, LONG.length - 1, LONG.length])(
    'are returned from place %d on',
    async (start) => {
      const blobs = storeWith(KEY);
      await put(blobs, LONG);
      expect((await contents(blobs, start)).equals(LONG.subarray(start))).toBe(true);
    },
  );

  it('show nothing of their contents on the disk, and leave no other file', async () => {
    const blobs = storeWith(KEY);
    await put(blobs, Buffer.from('CARD PAYMENT '.repeat(1000)));
    expect((await stored()).includes('PAYMENT')).toBe(false);
    expect(await readdir(folder)).toEqual(['blobs', 'tmp']);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it('are not the same twice', async () => {
    const blobs = storeWith(KEY);
    await put(blobs, LONG);
    const first = await stored();
    await put(blobs, LONG);
    expect((await stored()).subarray(HEADER_BYTES).equals(first.subarray(HEADER_BYTES))).toBe(false);
  });

  it('lie open only while they are used, readable by the owner alone', async () => {
    const blobs = storeWith(KEY);
    await put(blobs, LONG);
    const mode = await blobs.withLocalFile(NAME, async (path) => (await stat(path)).mode & 0o777);
    expect(mode).toBe(0o600);
    await expect(blobs.withLocalFile(NAME, async () => Promise.reject(new Error('work failed')))).rejects.toThrow();
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it('from before encryption are read as they are', async () => {
    await put(plain, LONG);
    const blobs = storeWith(KEY);
    expect((await contents(blobs)).equals(LONG)).toBe(true);
    expect((await contents(blobs, CHUNK_BYTES)).equals(LONG.subarray(CHUNK_BYTES))).toBe(true);
    await put(plain, Buffer.from('short'), 'files/short');
    expect((await contents(blobs, 0, 'files/short')).toString()).toBe('short');
    expect(await blobs.withLocalFile(NAME, (path) => stat(path))).toMatchObject({ size: LONG.length });
  });

  it('stay readable when encryption is off, and new ones are plain', async () => {
    await put(storeWith(KEY), LONG);
    const off = storeWith(KEY, false);
    expect((await contents(off)).equals(LONG)).toBe(true);
    await put(off, LONG, 'files/plain');
    expect((await stored('files/plain')).equals(LONG)).toBe(true);
  });

  it('that begin like an encrypted one are kept, even if encryption is off', async () => {
    await put(storeWith(KEY), LONG);
    const forged = await stored();
    const off = storeWith(KEY, false);
    await put(off, forged, 'files/forged');
    expect((await contents(off, 0, 'files/forged')).equals(forged)).toBe(true);
  });

  const changes: Record<string, (bytes: Buffer) => Buffer> = {
    'with a changed byte': (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(HEADER_BYTES) ^ 1, HEADER_BYTES);
      return bytes;
    },
    'with a changed salt': (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
      return bytes;
    },
    'with a changed size': (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(HEADER_BYTES - 1) ^ 1, HEADER_BYTES - 1);
      return bytes;
    },
    'cut in a chunk': (bytes) => bytes.subarray(0, -1),
    'cut between chunks': (bytes) => bytes.subarray(0, HEADER_BYTES + SEALED_CHUNK),
    'with bytes appended': (bytes) => Buffer.concat([bytes, Buffer.alloc(5)]),
    'with chunks in another order': (bytes) =>
      Buffer.concat([
        bytes.subarray(0, HEADER_BYTES),
        bytes.subarray(HEADER_BYTES + SEALED_CHUNK, HEADER_BYTES + 2 * SEALED_CHUNK),
        bytes.subarray(HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK),
        bytes.subarray(HEADER_BYTES + 2 * SEALED_CHUNK),
      ]),
    'with the header of another': (bytes) =>
      Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(16), bytes.subarray(24)]),
  };
  it.each(Object.entries(changes))('%s do not open', async (_change, change) => {
    const blobs = storeWith(KEY);
    await put(blobs, LONG);
    await overwrite(change(await stored()));
    await expect(contents(blobs)).rejects.toThrow(BlobDamagedError);
    await expect(blobs.withLocalFile(NAME, (path) => readFile(path))).rejects.toThrow(BlobDamagedError);
  });

  it('whose later chunk is damaged give the bytes before it, and then the error', async () => {
    const blobs = storeWith(KEY);
    await put(blobs, LONG);
    const bytes = await stored();
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
    await overwrite(bytes);
    await expect(contents(blobs)).rejects.toThrow(BlobDamagedError);
    await expect(blobs.open(NAME, 2 * CHUNK_BYTES)).rejects.toThrow(BlobDamagedError);
    expect((await buffer((await blobs.open(NAME)).stream.take(1))).equals(LONG.subarray(0, CHUNK_BYTES))).toBe(true);
  });

  it('under the name of another do not open', async () => {
    const blobs = storeWith(KEY);
    await put(blobs, LONG);
    await overwrite(await stored(), 'files/b.pdf');
    await expect(contents(blobs, 0, 'files/b.pdf')).rejects.toThrow(BlobDamagedError);
  });

  it('do not open under another key', async () => {
    await put(storeWith(KEY), LONG);
    await expect(contents(storeWith(Buffer.alloc(32, 8)))).rejects.toThrow(BlobDamagedError);
  });

  it('are listed by the beginning of their names', async () => {
    const blobs = storeWith(KEY);
    for (const name of ['files/a.pdf', 'files/b.pdf', 'results/a.json']) await put(blobs, LONG, name);
    const keys = async (begin?: string) => {
      const found: string[] = [];
      for await (const { key } of blobs.list(begin)) found.push(key);
      return found.sort();
    };
    expect(await keys('files/a')).toEqual(['files/a.pdf']);
    expect(await keys()).toEqual(['files/a.pdf', 'files/b.pdf', 'results/a.json']);
  });

  it('are missing if they were never put', async () => {
    const blobs = storeWith(KEY);
    await expect(blobs.open(NAME)).rejects.toThrow(BlobMissingError);
    await expect(blobs.withLocalFile(NAME, async () => {})).rejects.toThrow(BlobMissingError);
    await blobs.delete(NAME);
  });
});
