/** One worker thread: it runs one task at a time, within the time that its pages allow, and ends when it fails. */
import { MessageChannel, Worker } from 'node:worker_threads';
import { Allowance } from './allowance.ts';
import { type CpuTime, cpuTimeOf } from './cpu-time.ts';
import type { Reply, Request, Rest, SentError, ThreadSetup } from './messages.ts';
import type { LongDocument } from './ranges/messages.ts';
import { type RunOptions, type WorkerBounds, WorkerLostError } from './types.ts';

/** A start takes some 50 ms; one that takes this long never ends. */
const START_MS = 30_000;

/**
 * V8's default of 48 makes every thread larger, and conversions no faster. 9 instead of 16 saves 8 MB, and 200 pages
 * take no measurably more CPU. At 6 they took a tenth more.
 */
const YOUNG_HEAP_MB = 9;

/** How a thread runs a task. */
export interface TaskOptions extends RunOptions {
  /** called when the task has opened a document whose pages other threads may read, too */
  readonly onLong?: (document: LongDocument) => void;
}

interface Running {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly options: TaskOptions;
  readonly onAbort: () => void;
}

/** Given an error sent between threads, returns it as an error again. */
function received({ message, stack, code, lost }: SentError): Error {
  if (lost !== undefined) return new WorkerLostError(lost, message);
  return Object.assign(new Error(message), { stack, ...(code === undefined ? {} : { code }) });
}

export class Thread {
  readonly #worker: Worker;
  readonly #bounds: WorkerBounds;
  readonly #exited: Promise<void>;
  /** known after the start */
  #cpuTime: CpuTime | null = null;
  #running: Running | null = null;
  #starting: NodeJS.Timeout | undefined;
  #allowance: Allowance | undefined;
  /** why the thread is being ended, if we end it */
  #verdict: Error | null = null;
  #crash: unknown;
  #heldBytes = 0;

  /**
   * Starts a thread; `pdfium` is the compiled module or a promise of it. `onExit` is called once when it ends in any
   * way, before its running task rejects.
   */
  constructor(
    setup: Omit<ThreadSetup, 'pdfium'>,
    pdfium: Promise<WebAssembly.Module>,
    bounds: WorkerBounds,
    onExit: () => void,
  ) {
    this.#bounds = bounds;
    const { port1, port2 } = new MessageChannel();
    pdfium.then(
      (compiled) => port1.postMessage(compiled),
      () => port1.close(), // whoever compiles reports the error
    );
    const fromSource = setup.entry.endsWith('.ts');
    this.#worker = new Worker(fromSource ? new URL('./from-source.mjs', import.meta.url) : new URL(setup.entry), {
      workerData: { ...setup, pdfium: port2 } satisfies ThreadSetup,
      transferList: [port2],
      // no environment variables: secrets must not reach code that reads a stranger's file
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: setup.heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('messageerror', () => void this.#worker.terminate());
    this.#worker.on('error', (error) => {
      this.#crash = error;
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        onExit();
        this.#settle()?.reject(this.#verdict ?? this.#lost());
        resolve();
      });
    });
  }

  /**
   * Runs a task and returns its value. Rejects with the task's error, with WorkerLostError, or with an AbortError; in
   * the last two cases the thread has already ended, and writes nothing more.
   */
  run(request: Request, options: TaskOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const onAbort = () => this.#end(abortError());
      this.#running = { resolve, reject, options, onAbort };
      options.signal?.addEventListener('abort', onAbort, { once: true });
      this.#worker.ref();
      this.#worker.postMessage(request, request.kind === 'help' ? [request.task.port] : []);
      if (this.#cpuTime) this.#allow(this.#cpuTime);
      else this.#starting = setTimeout(() => this.#end(late()), START_MS);
    });
  }

  /** Bytes that its heaps held after its last task. */
  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Gives back the memory that it does not need before its next task. */
  rest(): void {
    this.#worker.postMessage({ kind: 'rest' } satisfies Rest);
  }

  /** Ends the thread. A running task rejects with the error given, or as `unavailable`. */
  end(verdict: Error = new WorkerLostError('unavailable', 'The worker was stopped.')): Promise<void> {
    this.#end(verdict);
    return this.#exited;
  }

  #receive(reply: Reply): void {
    if (reply.type === 'ready') {
      this.#cpuTime = cpuTimeOf(this.#worker, reply.thread);
      clearTimeout(this.#starting);
      if (this.#running) this.#allow(this.#cpuTime);
    } else if (reply.type === 'reading') {
      this.#allowance?.waitsFor(reply.pictures);
    } else if (this.#running && !this.#verdict) {
      if (reply.type === 'long') {
        this.#running.options.onLong?.(reply.document);
      } else if (reply.type === 'progress') {
        this.#allowance?.renew(reply.pagesDone);
        this.#running.options.onProgress?.(reply.pagesDone, reply.pagesTotal);
      } else {
        const running = this.#settle();
        this.#worker.unref();
        this.#heldBytes = reply.heldBytes;
        if (reply.type === 'result') running?.resolve(reply.value);
        else running?.reject(received(reply.error));
      }
    }
  }

  #allow(cpuTime: CpuTime): void {
    this.#allowance = new Allowance(cpuTime, this.#bounds, () => this.#end(overran()));
  }

  #end(verdict: Error): void {
    this.#verdict ??= verdict;
    void this.#worker.terminate();
  }

  #settle(): Running | null {
    clearTimeout(this.#starting);
    this.#allowance?.end();
    const running = this.#running;
    running?.options.signal?.removeEventListener('abort', running.onAbort);
    this.#running = null;
    return running;
  }

  #lost(): WorkerLostError {
    const detail = this.#crash instanceof Error ? `: ${this.#crash.message}` : '.';
    const error = this.#cpuTime
      ? new WorkerLostError('died', `The worker ended in the midst of its task${detail}`)
      : new WorkerLostError('unavailable', `A worker could not be started${detail}`);
    return Object.assign(error, { cause: this.#crash });
  }
}

function late(): WorkerLostError {
  return new WorkerLostError('unavailable', 'A worker did not start in time.');
}

function overran(): WorkerLostError {
  return new WorkerLostError('overran', 'The work took longer than its pages allow.');
}

/** The error of a task that its caller aborted. */
export function abortError(): Error {
  return new DOMException('The task was aborted.', 'AbortError');
}
