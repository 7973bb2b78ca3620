/**
 * Deletes blobs without a row: whoever stores or gives up bytes notes the key first, so that no crash leaves an orphan.
 */
import type { BlobStore } from './blobs/store.ts';
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

  /**
   * Call it before a blob is put: if this process ends before the blob's row exists, the blob is deleted later. The
   * row's transaction removes the note with `spareBlob`.
   */
  async expect(key: string): Promise<void> {
    await doomBlobs(this.#database.queries, [key], Date.now());
  }

  /**
   * Deletes blobs whose keys are noted, and removes the notes; if a note cannot be removed now, a later sweep does it.
   */
  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#blobs.delete(key);
      await spareBlob(this.#database.queries, key).catch((error: unknown) => {
        if (!isBusy(error) && !isDiskFull(error)) throw error;
      });
    }
  }

  /** Deletes blobs that were noted before a time and still are. */
  async sweep(before: number): Promise<void> {
    for (;;) {
      const keys = await doomedBefore(this.#database.queries, before);
      if (keys.length === 0) return;
      for (const key of keys) await this.#blobs.delete(key);
      for (const key of keys) await spareBlob(this.#database.queries, key);
    }
  }
}
