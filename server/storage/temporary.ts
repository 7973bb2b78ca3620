/** A folder for files that are still being written: everything in it may be deleted when no server runs. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export class TemporaryFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the folder where missing. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Runs `work` with the path of a file that does not exist yet, and deletes what is left at that path afterwards. */
  async with<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes what an ended process left. Only for the holder of the data folder's lock. */
  async clear(): Promise<void> {
    for (const name of await readdir(this.#folder))
      await rm(join(this.#folder, name), { recursive: true, force: true });
  }
}
