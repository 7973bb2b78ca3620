/** A little room on the disk, kept so that deleting works when there is none: even that has to be written down. */
import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isDiskFull } from './faults.ts';

/** Bytes. A deletion writes some 30 pages of the database, each of 4 KB and once again into its file. */
const SIZE = 512 * 1024;

export class Reserve {
  readonly #path: string;
  #kept = false;

  /** Given the path of a file that holds nothing but room. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Takes the room where it is not taken; a full disk is no fault, the next time may have more. */
  async keep(): Promise<void> {
    if (this.#kept) return;
    try {
      const found = await stat(this.#path).catch(() => undefined);
      // not zeros: a file system that packs files would give no room for them
      if (found?.size !== SIZE) await writeFile(this.#path, randomBytes(SIZE), { mode: 0o600 });
      this.#kept = true;
    } catch (error) {
      await this.release();
      if (!isDiskFull(error)) throw error;
    }
  }

  async release(): Promise<void> {
    this.#kept = false;
    await rm(this.#path, { force: true });
  }
}
