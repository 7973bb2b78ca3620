/**
 * The pool: tasks wait in order, with owners taking turns, and run on a bounded number of threads; a lost thread is
 * replaced.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { compileQuickly } from './compilation.ts';
import { collectSparingly } from './garbage.ts';
import type { Request, TaskKind, ThreadSetup } from './messages.ts';
import { compilePdfium } from './pdfium.ts';
import { abortError, Thread } from './thread.ts';
import { type ExplainingPool, type RunOptions, type WorkerBounds, WorkerLostError, type WorkerPool } from './types.ts';

/**
 * Threads in addition to those that convert, so that a rendering, a drawing and an inspection never wait behind long
 * conversions.
 */
const SPARE_THREADS = 3;
/** An idle thread holds some 30 MB, so it ends if no work comes within this time. One always stays ready. */
const IDLE_MS = 5_000;
/** A thread that a large file has grown past this is not the one that stays: its heaps do not shrink by themselves. */
const KEEP_BELOW_BYTES = 96 * 1024 * 1024;

/** A file of this size or more takes much memory: only one is opened at a time. */
const LARGE_BYTES = 4 * 1024 * 1024;

/**
 * The share of the threads that may decode pictures at the same time. Their memory is bounded by their pixels, not by a
 * heap.
 */
const ASSEMBLING_SHARE = 0.5;

/** Mebibytes of a thread's JavaScript heap: the least is enough for a few hundred pages, the most for 10,000. */
const THREAD_HEAP_MB = { least: 512, most: 4_096 };
/**
 * The share of the machine's memory for all threads together, so that an endless allocation does not bring down the
 * machine.
 */
const MEMORY_SHARE = 0.5;

function threadHeapMb(threads: number): number {
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
  /** maximum of a thread's JavaScript heap, in mebibytes */
  readonly threadHeapMb?: number;
  /** milliseconds without work after which threads end */
  readonly idleMs?: number;
}

interface Waiting {
  readonly request: Request;
  /** of its kind; in each round every owner has one task */
  readonly round: number;
  readonly options: RunOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onAbort: () => void;
}

// Not piscina: its clock cannot start with the task and be renewed by pages. One failed start blocks it for good, and a
// task whose worker cannot start waits for ever. It has no kinds of task with a share of the threads each.
class Pool implements ExplainingPool {
  readonly #bounds: WorkerBounds;
  readonly #setup: Omit<ThreadSetup, 'pdfium'>;
  readonly #pdfium: Promise<WebAssembly.Module>;
  readonly #waiting: Waiting[] = [];
  readonly #running: Record<TaskKind, number> = {
    inspect: 0,
    assemble: 0,
    draw: 0,
    convert: 0,
    explain: 0,
    redact: 0,
    render: 0,
  };
  /** the most recently used comes first */
  readonly #idle: Thread[] = [];
  readonly #threads = new Set<Thread>();
  readonly #idleMs: number;
  #largeOpened = 0;
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
    this.#pdfium = pdfium;
    this.#idleMs = options.idleMs ?? IDLE_MS;
    if (options.warm ?? true) this.#idle.push(this.#start());
  }

  get size(): number {
    return this.#bounds.threads;
  }

  inspect: WorkerPool['inspect'] = (task, options) => this.#run({ kind: 'inspect', task }, options);

  assemble: WorkerPool['assemble'] = (task, options) =>
    this.#writing({ kind: 'assemble', task, temporary: temporaryBeside(task.out) }, options);

  draw: WorkerPool['draw'] = (task, options) => this.#run({ kind: 'draw', task }, options);

  convert: WorkerPool['convert'] = (task, options) =>
    this.#writing({ kind: 'convert', task, temporary: temporaryBeside(task.out) }, options);

  explain: ExplainingPool['explain'] = (task, options) =>
    this.#writing({ kind: 'explain', task, temporary: temporaryBeside(task.out) }, options);

  redact: ExplainingPool['redact'] = (task, options) =>
    this.#writing({ kind: 'redact', task, temporary: temporaryBeside(task.out) }, options);

  render: WorkerPool['render'] = (task, options) =>
    this.#writing({ kind: 'render', task, temporary: temporaryBeside(task.out) }, options);

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#shrink);
    for (const { reject, options, onAbort } of this.#waiting.splice(0)) {
      options.signal?.removeEventListener('abort', onAbort);
      reject(closed());
    }
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  /** A thread that is ended cannot clean up after itself. */
  async #writing<T>(request: Exclude<Request, { kind: 'inspect' | 'draw' }>, options?: RunOptions): Promise<T> {
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
      const onAbort = () => this.#withdraw(waiting);
      const waiting: Waiting = { request, options, resolve, reject, onAbort, round: this.#roundOf(request, options) };
      this.#queue(waiting);
      options.signal?.addEventListener('abort', waiting.onAbort, { once: true });
      this.#assign();
    }) as Promise<T>;
  }

  /** The round after the owner's last waiting task; without one, the round of the first waiting task. */
  #roundOf({ kind }: Request, { owner }: RunOptions): number {
    const alike = this.#waiting.filter(({ request }) => request.kind === kind);
    const own = owner === undefined ? undefined : alike.findLast(({ options }) => options.owner === owner);
    return own === undefined ? (alike[0]?.round ?? 0) : own.round + 1;
  }

  #queue(waiting: Waiting): void {
    const { request, round } = waiting;
    const at = this.#waiting.findIndex((other) => other.request.kind === request.kind && other.round > round);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, waiting);
  }

  #withdraw(waiting: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.reject(abortError());
  }

  #assign(): void {
    for (;;) {
      const at = this.#waiting.findIndex(({ request }) => this.#mayRun(request));
      if (at < 0) return;
      const [waiting] = this.#waiting.splice(at, 1);
      void this.#execute(waiting!);
    }
  }

  #mayRun(request: Request): boolean {
    const { kind } = request;
    if (isLarge(request) && this.#largeOpened > 0) return false;
    const { inspect, assemble, draw, convert, explain, redact, render } = this.#running;
    const { threads } = this.#bounds;
    // explaining or redacting a file includes converting it
    const reading = convert + explain + redact;
    if (inspect + assemble + draw + reading + render >= threads + SPARE_THREADS) return false;
    if (kind === 'inspect') return true;
    if (kind === 'assemble') return assemble < Math.max(1, Math.floor(threads * ASSEMBLING_SHARE));
    // one at a time next to other work, so that paging through a file slows conversions only a little
    if (kind === 'draw') return draw === 0 || reading + render + draw <= threads;
    return kind === 'render' ? reading + render <= threads : reading < threads;
  }

  async #execute({ request, options, resolve, reject, onAbort }: Waiting): Promise<void> {
    options.signal?.removeEventListener('abort', onAbort);
    this.#running[request.kind]++;
    const large = isLarge(request) ? 1 : 0;
    this.#largeOpened += large;
    let thread: Thread | undefined;
    try {
      thread = this.#idle.shift() ?? this.#start();
      // a picture that nobody waits for is soon drawn: its thread is worth more than its time
      const { signal, ...others } = options;
      resolve(await thread.run(request, request.kind === 'draw' || signal === undefined ? others : options));
    } catch (error) {
      reject(error);
    } finally {
      this.#running[request.kind]--;
      this.#largeOpened -= large;
      if (thread && this.#threads.has(thread)) this.#idle.unshift(thread);
      this.#assign();
      this.#shrinkLater();
    }
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

  /** Leaves one thread ready; a new one if all have grown. */
  #rest(): void {
    const idle = this.#idle.splice(0);
    const kept = idle.find(({ heldBytes }) => heldBytes < KEEP_BELOW_BYTES);
    for (const thread of idle) if (thread !== kept) void thread.end();
    if (kept) this.#idle.push(kept);
    else if (idle.length > 0) this.#idle.push(this.#start());
  }
}

function isLarge(request: Request): boolean {
  const opens = request.kind === 'inspect' || request.kind === 'assemble' || request.kind === 'draw';
  return opens && (request.task.bytes ?? 0) >= LARGE_BYTES;
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
  const readerEntry = import.meta.url.endsWith('.ts') ? '../recognition/thread.ts' : '../recognition/thread.js';
  const setup = {
    maxPages: bounds.maxPages,
    pictures: bounds.pictures,
    maxHeapBytes: bounds.maxHeapBytes,
    entry: entry.href,
    readers: bounds.readers,
    readerEntry: new URL(readerEntry, import.meta.url).href,
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
