/** Storage of bytes by key: uploaded PDFs, extractions, rendered results. */
import { type FileHandle, mkdir, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A key is a folder and a name, so it cannot lead out of the store. */
const KEY = /^[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

const OWNER_ONLY = 0o600;

export interface BlobStore {
  /** Stores a local file's bytes under a key, durably and atomically. The local file is consumed. */
  putFile(key: string, localPath: string): Promise<void>;
  /** The bytes from a place on, by default all; `bytes` is the size of the whole. Throws BlobMissingError. */
  open(key: string, start?: number): Promise<{ stream: Readable; bytes: number }>;
  /** Runs `work` with a local file that contains the blob and must not be changed. Throws BlobMissingError. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Deletes the blob if it exists. */
  delete(key: string): Promise<void>;
}

/** There is no blob under the key. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
}

/** Given an invalid key, throws a RangeError: a programmer's error, since keys never come from users. */
function checkKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError(`not a blob key: ${JSON.stringify(key)}`);
}

/** Blobs as files of a local folder. A blob is either complete or missing, even after a power cut. */
export class FolderBlobs implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async putFile(key: string, localPath: string): Promise<void> {
    const path = this.#path(key);
    const folder = dirname(path);
    if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) {
      await syncFolder(this.#folder);
      await syncFolder(dirname(this.#folder));
    }
    await using(localPath, 'r+', async (file) => {
      await file.chmod(OWNER_ONLY);
      await file.sync();
    });
    await rename(localPath, path);
    await syncFolder(folder);
  }

  async open(key: string, start = 0): Promise<{ stream: Readable; bytes: number }> {
    const file = await open(this.#path(key), 'r').catch(missing(key));
    try {
      const { size } = await file.stat();
      return { stream: file.createReadStream({ start }), bytes: size };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = this.#path(key);
    await stat(path).catch(missing(key));
    return work(path);
  }

  async delete(key: string): Promise<void> {
    await unlink(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  #path(key: string): string {
    checkKey(key);
    return join(this.#folder, key);
  }
}

function missing(key: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'ENOENT') throw new BlobMissingError(`no blob ${key}`, { cause: error });
    throw error;
  };
}

async function using(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** A rename is durable only once its folder is written. */
function syncFolder(folder: string): Promise<void> {
  return using(folder, 'r', (handle) => handle.sync());
}
