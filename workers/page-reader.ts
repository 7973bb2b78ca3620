/** A thread that reads pictures of pages, one at a time, each within the time that a picture may take. */
import { Worker } from 'node:worker_threads';
import type { PictureRequest, RecognisedPage } from '../engine/model/recognised.ts';
import { Allowance } from './allowance.ts';
import { type CpuTime, cpuTimeOf } from './cpu-time.ts';
import type { ReaderReply, ReaderRequest, ReaderSetup } from './reader-messages.ts';
import { type ReaderBounds, WorkerLostError } from './types.ts';

/** A start takes some 100 ms; one that takes this long never ends. */
const START_MS = 30_000;
/** Mebibytes of JavaScript's heap; most of what a page takes is outside of it. */
const HEAP_MB = 512;

/** A page as it was read, and the milliseconds that this took. */
export interface ReadPicture {
  readonly page: RecognisedPage;
  readonly ms: number;
}

interface Waiting {
  readonly resolve: (read: ReadPicture) => void;
  readonly reject: (reason: Error) => void;
}

export class PageReader {
  readonly #worker: Worker;
  readonly #pageMs: number;
  #waiting: Waiting | null = null;
  /** known after the start */
  #cpuTime: CpuTime | null = null;
  #starting: NodeJS.Timeout | undefined;
  #allowance: Allowance | undefined;

  /** `entry`: the URL of the module that the thread runs. `onExit` is called once, when it ends in any way. */
  constructor(entry: string, { languages, pageMs }: ReaderBounds, onExit: () => void) {
    this.#pageMs = pageMs;
    const start = entry.endsWith('.ts') ? new URL('./from-source.mjs', entry) : new URL(entry);
    this.#worker = new Worker(start, {
      workerData: { entry, languages } satisfies ReaderSetup,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.#worker.on('message', (reply: ReaderReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#settle()?.reject(died(`: ${error.message}`)));
    this.#worker.once('exit', () => {
      onExit();
      this.#settle()?.reject(died('.'));
    });
  }

  get isFree(): boolean {
    return this.#waiting === null;
  }

  /**
   * Reads a page; its picture is handed over, and empty afterwards. Rejects with WorkerLostError if the thread ends or
   * overruns, and with an Error if the page cannot be read.
   */
  read(request: PictureRequest): Promise<ReadPicture> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(request satisfies ReaderRequest, [request.picture.data.buffer as ArrayBuffer]);
      if (this.#cpuTime) this.#allow(this.#cpuTime);
      else this.#starting = setTimeout(() => this.#lose('unavailable', 'A reader did not start in time.'), START_MS);
    });
  }

  /** Ends the thread at once. */
  end(): void {
    void this.#worker.terminate();
  }

  #receive(reply: ReaderReply): void {
    if (reply.type === 'ready') {
      this.#cpuTime = cpuTimeOf(this.#worker, reply.thread);
      clearTimeout(this.#starting);
      if (this.#waiting) this.#allow(this.#cpuTime);
      return;
    }
    const waiting = this.#settle();
    if (reply.type === 'page') waiting?.resolve(reply);
    else waiting?.reject(new Error(reply.error));
  }

  #allow(cpuTime: CpuTime): void {
    const bounds = { baseMs: this.#pageMs, perPageMs: 0 };
    const onOverrun = () => this.#lose('overran', 'Reading the picture of a page took longer than it may.');
    this.#allowance = new Allowance(cpuTime, bounds, onOverrun);
  }

  #lose(kind: WorkerLostError['kind'], message: string): void {
    this.#settle()?.reject(new WorkerLostError(kind, message));
    this.end();
  }

  #settle(): Waiting | null {
    clearTimeout(this.#starting);
    this.#allowance?.end();
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }
}

const died = (detail: string): WorkerLostError =>
  new WorkerLostError('died', `The thread that reads pictures ended in the midst of a page${detail}`);
