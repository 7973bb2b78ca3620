/** Deletes blobs that no row speaks for: whoever stores or gives up bytes notes the key first, so that no crash leaves an orphan. */
import type { BlobStore } from './blobs.ts';
import type { Database } from './database.ts';
import { doomBlobs, doomedBefore, spareBlob } from './doomed.ts';
import { isBusy, isDiskFull } from './faults.ts';

export class DoomedBlobs {
  readonly #database: Database;
  readonly #blobs: BlobStore;

  constructor(database: Database, blobs: BlobStore) {
    this.#database = database;
    this.#blobs = blobs;
  }

  /** To be called before a blob is put: if this process ends before the blob's row is there, the blob is deleted later. The row's transaction takes the key off by `spareBlob`. */
  async expect(key: string): Promise<void> {
    await doomBlobs(this.#database.queries, [key], Date.now());
  }

  /** Deletes blobs whose keys are noted, and forgets the keys; a key that cannot be forgotten now is swept later. */
  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#blobs.delete(key);
      await spareBlob(this.#database.queries, key).catch((error: unknown) => {
        if (!isBusy(error) && !isDiskFull(error)) throw error;
      });
    }
  }

  /** Deletes what was noted before a time and is still noted. */
  async sweep(before: number): Promise<void> {
    for (;;) {
      const keys = await doomedBefore(this.#database.queries, before);
      if (keys.length === 0) return;
      for (const key of keys) await this.#blobs.delete(key);
      for (const key of keys) await spareBlob(this.#database.queries, key);
    }
  }
}
