/** A folder for files that are still being written: all of them may be deleted when no server runs. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from './folder.ts';

export class TemporaryFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Creates the folder if it is missing. */
  async open(): Promise<void> {
    await makePrivateFolder(this.#folder);
  }

  /** Runs `work` with the path of a file that does not exist yet, and afterwards deletes what is left at that path. */
  async with<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Runs `work` with the path of a new, empty folder, and afterwards deletes it with what is left in it. */
  async withFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID());
    await mkdir(path, { mode: 0o700 });
    try {
      return await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  }

  /** Deletes what an ended process left. Only the holder of the data folder's lock may call it. */
  async clear(): Promise<void> {
    for (const name of await readdir(this.#folder))
      await rm(join(this.#folder, name), { recursive: true, force: true });
  }
}
