/** Threads that read pictures of pages, for the thread that converts a file. They end with it, or when it has none. */
import type { PictureRequest } from '../engine/model/recognised.ts';
import { PageReader, type ReadPicture } from './page-reader.ts';
import type { ReaderBounds } from './types.ts';

/** Milliseconds: the models take a fifth of a second to load, and a hundred megabytes. */
const IDLE_MS = 5_000;

export class PageReaders {
  readonly #entry: string;
  readonly #bounds: ReaderBounds;
  readonly #threads = new Set<PageReader>();
  #idle: NodeJS.Timeout | undefined;

  /** `entry`: the URL of the module that the threads run. None is started before the first page. */
  constructor(entry: string, bounds: ReaderBounds) {
    this.#entry = entry;
    this.#bounds = bounds;
  }

  /** Pages that may be in work at once. */
  get most(): number {
    return this.#bounds.threads;
  }

  /** Reads a page; its picture is handed over, and empty afterwards. Rejects as PageReader.read does. */
  async read(request: PictureRequest): Promise<ReadPicture> {
    clearTimeout(this.#idle);
    try {
      return await this.#free().read(request);
    } finally {
      clearTimeout(this.#idle);
      if ([...this.#threads].every(({ isFree }) => isFree)) {
        this.#idle = setTimeout(() => this.end(), IDLE_MS).unref();
      }
    }
  }

  /** Ends all threads, and what they are reading. */
  end(): void {
    for (const thread of this.#threads) thread.end();
    this.#threads.clear();
  }

  #free(): PageReader {
    const free = [...this.#threads].find(({ isFree }) => isFree);
    if (free) return free;
    if (this.#threads.size >= this.most) throw new Error('more pages are to be read at once than there are threads');
    const made: PageReader = new PageReader(this.#entry, this.#bounds, () => this.#threads.delete(made));
    this.#threads.add(made);
    return made;
  }
}
