/** Threads that read pictures of pages, for the thread that converts a file. They end with it, or when it has none. */
import { Worker } from 'node:worker_threads';
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import type { ReaderReply, ReaderRequest, ReaderSetup } from '../recognition/messages.ts';

/** Milliseconds: the models take a fifth of a second to load, and a hundred megabytes. */
const IDLE_MS = 5_000;

interface Waiting {
  readonly resolve: (page: RecognisedPage) => void;
  readonly reject: (reason: Error) => void;
}

/** One thread, with the pages that it has to read. */
class PageReader {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(entry: string, onExit: () => void) {
    const fromSource = entry.endsWith('.ts');
    this.#worker = new Worker(fromSource ? new URL('./from-source.mjs', sourceFolder(entry)) : new URL(entry), {
      workerData: { entry } satisfies ReaderSetup,
      env: {},
      execArgv: [],
    });
    this.#worker.on('message', (reply: ReaderReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => {
      onExit();
      this.#fail(new Error('The thread that reads pictures ended.'));
    });
  }

  get pages(): number {
    return this.#waiting.size;
  }

  read(request: PictureRequest): Promise<RecognisedPage> {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      const { buffer } = request.picture.data;
      this.#worker.postMessage({ id, request } satisfies ReaderRequest, [buffer as ArrayBuffer]);
    });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #receive(reply: ReaderReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('page' in reply) waiting?.resolve(reply.page);
    else waiting?.reject(new Error(reply.error));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** In a checkout: where the loader of threads is, beside the components. */
const sourceFolder = (entry: string): URL => new URL('../workers/', entry);

export class PageReaders {
  readonly #entry: string;
  readonly #most: number;
  readonly #threads = new Set<PageReader>();
  #idle: NodeJS.Timeout | undefined;

  /** `entry`: the URL of the module that the threads run; `most`: threads at once. */
  constructor(entry: string, most: number) {
    this.#entry = entry;
    this.#most = most;
  }

  get most(): number {
    return this.#most;
  }

  /** Reads a page; its picture is handed over, and empty afterwards. */
  async read(request: PictureRequest): Promise<RecognisedPage> {
    clearTimeout(this.#idle);
    try {
      return await this.#least().read(request);
    } finally {
      clearTimeout(this.#idle);
      if ([...this.#threads].every(({ pages }) => pages === 0)) {
        this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
      }
    }
  }

  #least(): PageReader {
    const free = [...this.#threads].find(({ pages }) => pages === 0);
    if (free) return free;
    if (this.#threads.size < this.#most) {
      const made: PageReader = new PageReader(this.#entry, () => this.#threads.delete(made));
      this.#threads.add(made);
      return made;
    }
    return [...this.#threads].reduce((least, one) => (one.pages < least.pages ? one : least));
  }

  #end(): void {
    for (const thread of this.#threads) thread.end();
    this.#threads.clear();
  }
}
