/** Blobs as files of a local folder. */
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobMissingError, type BlobStore, checkKey, isBlobKey, type StoredBlob } from './store.ts';

const OWNER_ONLY = 0o600;

/** A blob is either complete or missing, even after a power cut. */
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
    return work(path).catch((error: NodeJS.ErrnoException) => {
      // it was deleted before `work` opened it
      if (error.path === path) missing(key)(error);
      throw error;
    });
  }

  async delete(key: string): Promise<void> {
    await unlink(this.#path(key)).catch(ignoreMissing);
  }

  async *list(begin = ''): AsyncGenerator<StoredBlob> {
    const [wanted = '', ...rest] = begin.split('/');
    const folders = rest.length > 0 ? [wanted] : await namesIn(this.#folder);
    for (const folder of folders) yield* this.#listFolder(folder, begin);
  }

  async *#listFolder(folder: string, begin: string): AsyncGenerator<StoredBlob> {
    for (const name of await namesIn(join(this.#folder, folder))) {
      const key = `${folder}/${name}`;
      if (!key.startsWith(begin) || !isBlobKey(key)) continue;
      // deleted since the folder was read, or not ours
      const found = await stat(join(this.#folder, key)).catch(ignoreMissing);
      if (found?.isFile()) yield { key, bytes: found.size, storedAt: found.mtimeMs };
    }
  }

  /** A folder that cannot be used shows when it is used; the room on its disk is watched elsewhere. */
  async check(): Promise<void> {}

  /** A put is one rename: there is nothing unfinished. */
  async sweepUnfinished(): Promise<void> {}

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

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
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
