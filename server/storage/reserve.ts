/** A little reserved space on the disk, so that deleting works on a full disk: a deletion has to be written, too. */
import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isDiskFull } from './faults.ts';

/** Bytes. A deletion writes some 30 pages of the database, each of 4 KB, and later again into its file. */
const SIZE = 512 * 1024;

export class Reserve {
  readonly #path: string;
  #kept = false;

  /** Given the path of the file that reserves the space. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Reserves the space if it is not reserved; a full disk is not an error, since the next time may have more. */
  async keep(): Promise<void> {
    if (this.#kept) return;
    try {
      const found = await stat(this.#path).catch(() => undefined);
      // not zeros: a compressing file system would reserve no space for them
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
