/**
 * Deletes blobs without a row: whoever stores or gives up bytes notes the key first, so that no crash leaves an orphan.
 */
import type { BlobStore } from './blobs/store.ts';
import type { Database } from './database.ts';
import { claimBlob, doomBlobs, doomedBefore, forgetBlob } from './doomed.ts';
import { isDiskFull, isPassing } from './faults.ts';

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
   * Deletes those of the blobs whose keys are still noted. A key that is noted no more has a row: the transaction that
   * spared it was kept, even if its caller could not know. What cannot be deleted now, a later sweep deletes.
   */
  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#deleteNoted(key, Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
        if (!isPassing(error) && !isDiskFull(error)) throw error;
      });
    }
  }

  /** Deletes blobs that were noted before a time and still are. Safe while other nodes sweep, and spare. */
  async sweep(before: number): Promise<void> {
    for (;;) {
      const keys = await doomedBefore(this.#database.queries, before);
      if (keys.length === 0) return;
      for (const key of keys) await this.#deleteNoted(key, before);
    }
  }

  /** A claim that its claimer did not live to end is ended by the next one: to delete twice does no harm. */
  async #deleteNoted(key: string, before: number): Promise<void> {
    const { queries } = this.#database;
    if (!(await claimBlob(queries, key, before))) return;
    await this.#blobs.delete(key);
    await forgetBlob(queries, key);
  }
}
