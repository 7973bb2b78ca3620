/** Writes results into the folder for results: under names of their own, whole, and never over another result. */
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../server/storage/folder.ts';
import type { Ledger } from './ledger.ts';
import { numberedNames, resultNames, samePlace } from './names.ts';
import { kindOf } from './scan.ts';
import { Turns } from './turns.ts';

/** Below the folder for results: what a later result took the place of. */
const REPLACED = 'replaced';

export class Results {
  readonly #out: string;
  readonly #ledger: Ledger;
  /** of results that are being made */
  readonly #claimed = new Set<string>();
  readonly #turns = new Turns();

  constructor(out: string, ledger: Ledger) {
    this.#out = out;
    this.#ledger = ledger;
  }

  /** Given a source and the extension of its result, runs `work` with the path of its result below the folder, which no other source then takes. */
  async withName<T>(source: string, extension: string, work: (name: string) => Promise<T>): Promise<T> {
    for (const name of resultNames(source, extension)) {
      const place = samePlace(name);
      const owner = this.#ledger.ownerOf(name) ?? source;
      if (owner !== source || this.#claimed.has(place)) continue;
      this.#claimed.add(place);
      try {
        if ((await kindOf(join(this.#out, name))) !== 'other') return await work(name);
      } finally {
        this.#claimed.delete(place);
      }
    }
    throw new Error('names never end');
  }

  /**
   * Given a finished file on the same disk, and the path of the result, moves it there. What stands there with other
   * bytes is kept in `replaced/`. Throws the errors of the disk.
   */
  publish(finished: string, name: string): Promise<void> {
    return this.#turns.take(() => this.#publish(finished, name));
  }

  async #publish(finished: string, name: string): Promise<void> {
    const path = join(this.#out, name);
    await makeFolder(dirname(path));
    await sync(finished);
    if ((await kindOf(path)) === 'file' && !(await haveSameBytes(finished, path))) await this.#keep(name);
    await rename(finished, path);
    await syncFolder(dirname(path));
  }

  async #keep(name: string): Promise<void> {
    for (const kept of numberedNames(join(REPLACED, name))) {
      const path = join(this.#out, kept);
      if ((await kindOf(path)) !== null) continue;
      await makeFolder(dirname(path));
      return rename(join(this.#out, name), path);
    }
  }
}

async function haveSameBytes(a: string, b: string): Promise<boolean> {
  return (await readFile(a)).equals(await readFile(b));
}

/** Given the path of a file, waits until it is on the disk, so that the ledger never names what a power cut took. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The same for the names in a folder, on systems that can. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path);
}
