/**
 * The pool: tasks wait in order, with owners taking turns, and run on a bounded number of threads; a lost thread is
 * replaced.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { compileQuickly } from './compilation.ts';
import { collectSparingly, giveBackMemory } from './garbage.ts';
import type { Request, ThreadSetup } from './messages.ts';
import { compilePdfium } from './pdfium.ts';
import { type Task, TaskQueue } from './queue.ts';
import { LongFile, LongFiles } from './ranges/long-files.ts';
import type { LongDocument, RangeBounds } from './ranges/messages.ts';
import { Shares } from './shares.ts';
import { abortError, Thread } from './thread.ts';
import { type ExplainingPool, type RunOptions, type WorkerBounds, WorkerLostError, type WorkerPool } from './types.ts';

/** An idle thread holds some 30 MB, so it ends if no work comes within this time. One always stays ready. */
const IDLE_MS = 5_000;
/** A thread that a large file has grown past this is not the one that stays: its heaps do not shrink by themselves. */
const KEEP_BELOW_BYTES = 96 * 1024 * 1024;

/**
 * Shorter documents take longer on two threads, or hardly less, and more memory. A range takes less than a tenth of a
 * second: so long do other files wait for the thread that reads it.
 */
const RANGES: RangeBounds = { leastPages: 1_000, rangePages: 32 };

/** Mebibytes of a thread's JavaScript heap: the least is enough for a few hundred pages, the most for 10,000. */
const THREAD_HEAP_MB = { least: 512, most: 4_096 };
/**
 * The share of the machine's memory for all threads together, so that an endless allocation does not bring down the
 * machine.
 */
const MEMORY_SHARE = 0.5;

/** Given how many threads convert files of their own, returns the maximum of a thread's heap, in mebibytes. */
export function threadHeapMb(threads: number): number {
  // a container's limit, if there is one
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const share = Math.floor((memory * MEMORY_SHARE) / threads / (1024 * 1024));
  return Math.min(THREAD_HEAP_MB.most, Math.max(THREAD_HEAP_MB.least, share));
}

export interface PoolOptions {
  /** false: start no thread before the first task */
  readonly warm?: boolean;
  /** URL of the module that threads run; tests use others */
  readonly entry?: URL;
  /** URL of the module that the threads run that read pictures; tests use others */
  readonly readerEntry?: URL;
  /** maximum of a thread's JavaScript heap, in mebibytes */
  readonly threadHeapMb?: number;
  /** milliseconds without work after which threads end */
  readonly idleMs?: number;
  /** how long documents are read by several threads */
  readonly ranges?: RangeBounds;
}

// Not piscina: its clock cannot start with the task and be renewed by pages. One failed start blocks it for good, and a
// task whose worker cannot start waits for ever. It has no kinds of task with a share of the threads each.
class Pool implements ExplainingPool {
  readonly #bounds: WorkerBounds;
  readonly #setup: Omit<ThreadSetup, 'pdfium'>;
  readonly #pdfium: Promise<WebAssembly.Module>;
  readonly #waiting = new TaskQueue();
  readonly #shares: Shares;
  readonly #long = new LongFiles();
  /** the most recently used comes first */
  readonly #idle: Thread[] = [];
  readonly #threads = new Set<Thread>();
  readonly #idleMs: number;
  #shrink: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    bounds: WorkerBounds,
    setup: Omit<ThreadSetup, 'pdfium'>,
    pdfium: Promise<WebAssembly.Module>,
    options: PoolOptions,
  ) {
    this.#bounds = bounds;
    this.#setup = setup;
    this.#shares = new Shares(bounds.threads);
    this.#pdfium = pdfium;
    this.#idleMs = options.idleMs ?? IDLE_MS;
    if (options.warm ?? true) this.#idle.push(this.#start());
    this.#shrinkLater();
  }

  get size(): number {
    return this.#bounds.threads;
  }

  inspect: WorkerPool['inspect'] = (task, options) => this.#run({ kind: 'inspect', task }, options);

  assemble: WorkerPool['assemble'] = (task, options) =>
    this.#writing({ kind: 'assemble', task, temporary: temporaryBeside(task.out) }, options);

  draw: WorkerPool['draw'] = (task, options) => this.#run({ kind: 'draw', task }, options);

  words: WorkerPool['words'] = (task, options) => this.#run({ kind: 'words', task }, options);

  convert: WorkerPool['convert'] = (task, options) =>
    this.#writing({ kind: 'convert', task, temporary: temporaryBeside(task.out) }, options);

  explain: ExplainingPool['explain'] = (task, options) =>
    this.#writing({ kind: 'explain', task, temporary: temporaryBeside(task.out) }, options);

  redact: ExplainingPool['redact'] = (task, options) =>
    this.#writing({ kind: 'redact', task, temporary: temporaryBeside(task.out) }, options);

  render: WorkerPool['render'] = (task, options) =>
    this.#writing({ kind: 'render', task, temporary: temporaryBeside(task.out) }, options);

  correct: WorkerPool['correct'] = (task, options) =>
    this.#writing({ kind: 'correct', task, temporary: temporaryBeside(task.out ?? task.path) }, options);

  join: WorkerPool['join'] = (task, options) =>
    this.#writing({ kind: 'join', task, temporary: temporaryBeside(task.out) }, options);

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#shrink);
    this.#waiting.clear(closed());
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  /** A thread that is ended cannot clean up after itself. */
  async #writing<T>(
    request: Exclude<Request, { kind: 'inspect' | 'draw' | 'words' | 'help' }>,
    options?: RunOptions,
  ): Promise<T> {
    try {
      return await this.#run<T>(request, options);
    } catch (error) {
      await rm(request.temporary, { force: true });
      throw error;
    }
  }

  #run<T>(request: Request, options: RunOptions = {}): Promise<T> {
    if (this.#closed) return Promise.reject(closed());
    if (options.signal?.aborted) return Promise.reject(abortError());
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.add({ request, options, resolve, reject });
      this.#assign();
    }) as Promise<T>;
  }

  #assign(): void {
    const mayRun = (request: Request) => this.#shares.mayRun(request);
    for (let task = this.#waiting.take(mayRun); task; task = this.#waiting.take(mayRun)) void this.#execute(task);
    // threads that no task waits for read pages of long files
    if (!this.#waiting.isEmpty) this.#long.releaseHelpers();
    else while (this.#shares.mayHelp && this.#long.needHelp) void this.#execute(this.#long.nextHelper());
  }

  async #execute({ request, options, resolve, reject }: Task): Promise<void> {
    this.#shares.begin(request);
    let thread: Thread | undefined;
    let file: LongFile | undefined;
    const onLong = (document: LongDocument) => {
      file = this.#share(request, document, thread);
    };
    try {
      thread = this.#idle.shift() ?? this.#start();
      // a picture that nobody waits for is soon drawn: its thread is worth more than its time
      const { signal, ...others } = options;
      const own = request.kind === 'draw' || signal === undefined ? others : options;
      resolve(await thread.run(request, { ...own, onLong }));
    } catch (error) {
      reject(error);
    } finally {
      this.#shares.end(request);
      if (file) this.#long.end(file);
      if (thread && this.#threads.has(thread)) this.#idle.unshift(thread);
      this.#assign();
      this.#shrinkLater();
    }
  }

  #share(request: Request, document: LongDocument, thread: Thread | undefined): LongFile | undefined {
    if (request.kind !== 'convert') return undefined;
    const file = new LongFile(request.task, document, (error) => void thread?.end(error));
    this.#long.add(file);
    this.#assign();
    return file;
  }

  #start(): Thread {
    try {
      const thread = new Thread(this.#setup, this.#pdfium, this.#bounds, () => {
        this.#threads.delete(thread);
        const at = this.#idle.indexOf(thread);
        if (at >= 0) this.#idle.splice(at, 1);
      });
      this.#threads.add(thread);
      return thread;
    } catch (cause) {
      throw Object.assign(new WorkerLostError('unavailable', 'A worker could not be started.'), { cause });
    }
  }

  #shrinkLater(): void {
    clearTimeout(this.#shrink);
    if (!this.#closed) this.#shrink = setTimeout(() => this.#rest(), this.#idleMs).unref();
  }

  /** Leaves one thread ready; a new one if all have grown. Without any work, memory is given back. */
  #rest(): void {
    const idle = this.#idle.splice(0);
    const isAtRest = idle.length === this.#threads.size;
    const kept = idle.find(({ heldBytes }) => heldBytes < KEEP_BELOW_BYTES);
    for (const thread of idle) if (thread !== kept) void thread.end();
    if (kept) this.#idle.push(kept);
    else if (idle.length > 0) this.#idle.push(this.#start());
    if (!isAtRest) return;
    // nothing else collects what the start, or many requests, left: heaps may grow far before V8 does
    kept?.rest();
    giveBackMemory();
  }
}

function closed(): WorkerLostError {
  return new WorkerLostError('unavailable', 'The workers are stopped.');
}

/** In the same folder, so that it can be renamed; short, so that the path does not become too long. */
function temporaryBeside(path: string): string {
  return join(dirname(path), `.ledgerize-${randomBytes(8).toString('hex')}.tmp`);
}

/** Given the bounds of work, returns a pool of threads with one engine each. Close it after use. */
export async function createWorkerPool(bounds: WorkerBounds, options: PoolOptions = {}): Promise<ExplainingPool> {
  // for the whole process, and before a thread loads code that V8 compiled with them
  compileQuickly();
  collectSparingly();
  // this file ends in `.ts` in a checkout, in `.js` when built
  const entry =
    options.entry ?? new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './from-build.cjs', import.meta.url);
  const readerEntry = import.meta.url.endsWith('.ts') ? './reader-thread.ts' : './reader-thread.js';
  const setup = {
    maxPages: bounds.maxPages,
    pictures: bounds.pictures,
    maxHeapBytes: bounds.maxHeapBytes,
    entry: entry.href,
    readers: bounds.readers,
    readerEntry: (options.readerEntry ?? new URL(readerEntry, import.meta.url)).href,
    // one thread alone reads a document as it is
    ranges: bounds.threads > 1 ? (options.ranges ?? RANGES) : null,
    heapMb: options.threadHeapMb ?? threadHeapMb(bounds.threads),
  };
  const pdfium = compilePdfium();
  const pool = new Pool(bounds, setup, pdfium, options);
  try {
    await pdfium;
    return pool;
  } catch (error) {
    await pool.close();
    throw error;
  }
}
