/** The files that are whole and wait for their turn: in order of arrival, each path once at a time. */
import type { FileState } from './scan.ts';

export interface QueueOptions {
  /** the most that are worked on at the same time */
  readonly atOnce: number;
  /** Works on a file. If it throws, the queue stops. */
  readonly work: (path: string, state: FileState) => Promise<void>;
  /** Called when nothing waits and nothing is worked on. */
  readonly onIdle: () => void;
  readonly onError: (error: unknown) => void;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting = new Map<string, FileState>();
  readonly #working = new Map<string, Promise<void>>();
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Adds a file; one that waits keeps its place, and takes the new state. */
  add(path: string, state: FileState): void {
    this.#waiting.set(path, state);
    this.#next();
  }

  has(path: string): boolean {
    return this.#waiting.has(path) || this.#working.has(path);
  }

  /** How many files wait or are worked on. */
  get size(): number {
    return this.#waiting.size + this.#working.size;
  }

  /** Starts no further work, and waits for what has begun. Returns how many files were left. */
  async close(): Promise<number> {
    this.#closed = true;
    await Promise.all(this.#working.values());
    return this.#waiting.size;
  }

  #next(): void {
    for (const [path, state] of this.#waiting) {
      if (this.#closed || this.#working.size >= this.#options.atOnce) return;
      if (this.#working.has(path)) continue;
      this.#waiting.delete(path);
      this.#working.set(path, this.#run(path, state));
    }
  }

  async #run(path: string, state: FileState): Promise<void> {
    try {
      await this.#options.work(path, state);
    } catch (error) {
      this.#closed = true;
      this.#waiting.set(path, state);
      this.#options.onError(error);
    }
    this.#working.delete(path);
    this.#next();
    if (this.size === 0) this.#options.onIdle();
  }
}
