/**
 * Deletes blobs without a row: whoever stores or gives up bytes notes the key first, so that no crash leaves an orphan.
 * The note of a blob that gets its row stays, which saves a transaction, until a sweep finds the row.
 */
import { namedAmong } from './blob-keys.ts';
import type { BlobStore } from './blobs/store.ts';
import type { Database } from './database.ts';
import { claimBlob, type DoomedBlob, doomBlobs, doomedBefore, forgetBlob, forgetNotes } from './doomed.ts';
import { isDiskFull, isPassing } from './faults.ts';

/** A blob that is older without a row belongs to a process that ended in between. */
export const ORPHANED_AFTER_MS = 86_400_000;
/** Whoever takes longer to store a blob and to write its row has lost it: half of the time after which it is deleted. */
const TOO_LATE_MS = ORPHANED_AFTER_MS / 2;

/**
 * Call it before the key of a blob is noted, and the function that it returns before the row is written: it throws if that
 * is so late that the blob may be gone.
 */
export function noteTaken(): () => void {
  const begun = performance.now();
  return () => {
    if (performance.now() - begun > TOO_LATE_MS) throw new Error('storing took so long that the bytes may be gone');
  };
}

export class DoomedBlobs {
  readonly #database: Database;
  readonly #blobs: BlobStore;

  constructor(database: Database, blobs: BlobStore) {
    this.#database = database;
    this.#blobs = blobs;
  }

  /**
   * Call it before a blob is put: if this process ends before the blob's row exists, the blob is deleted later. Call the
   * function that it returns before the row is written, as that of `noteTaken`.
   */
  async expect(key: string): Promise<() => void> {
    const noted = noteTaken();
    await doomBlobs(this.#database.queries, [key], Date.now());
    return noted;
  }

  /**
   * Deletes those of the blobs whose keys are noted and that no row names. A row may name one whose keeper could not
   * know that it was written. What cannot be deleted now, a later sweep deletes.
   */
  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#deleteUnnamed(key, Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
        if (!isPassing(error) && !isDiskFull(error)) throw error;
      });
    }
  }

  /** Deletes blobs that were noted before a time and have no row. Safe while other nodes sweep and store. */
  async sweep(before: number): Promise<void> {
    for (;;) {
      const notes = await doomedBefore(this.#database.queries, before);
      if (notes.length === 0) return;
      for (const { key } of await this.#withoutRow(notes)) await this.#deleteUnnamed(key, before);
    }
  }

  /** Forgets the notes of blobs that have their row, and returns the others. */
  async #withoutRow(notes: readonly DoomedBlob[]): Promise<DoomedBlob[]> {
    const { queries } = this.#database;
    const named = await namedAmong(
      queries,
      notes.map(({ key }) => key),
    );
    await forgetNotes(
      queries,
      notes.filter(({ key }) => named.has(key)),
    );
    return notes.filter(({ key }) => !named.has(key));
  }

  /** A claim that its claimer did not live to end is ended by the next one: to delete twice does no harm. */
  async #deleteUnnamed(key: string, before: number): Promise<void> {
    const { queries } = this.#database;
    if (!(await claimBlob(queries, key, before))) return;
    // after the claim, so that no row can be written any more that this look does not see
    const named = await namedAmong(queries, [key]);
    if (!named.has(key)) await this.#blobs.delete(key);
    await forgetBlob(queries, key);
  }
}
