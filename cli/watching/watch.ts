/** One run of `watch`: leads each file from its arrival to its end, and tells what became of it. */

import { printable } from '../conversion/report.ts';
import { Arrivals } from './arrivals.ts';
import type { ArrivedFiles, Done } from './convert-arrived.ts';
import { type Notices, startNotices } from './notices.ts';
import type { WatchPlan } from './plan.ts';
import { Queue } from './queue.ts';
import { type FileState, isGone, isUnchanged, scanFolder } from './scan.ts';

/** A file that failed may still be arriving: it has to stay the same for this many times as long. */
const DOUBT = 5;
/** With --once, a file that changes for this many times as long is left to the next run. */
const PATIENCE = 15;

export interface Running {
  /** the most files that are worked on at the same time */
  readonly atOnce: number;
  readonly stop: () => void;
}

export class Watch {
  readonly #plan: WatchPlan;
  readonly #dir: string;
  readonly #files: ArrivedFiles;
  readonly #arrivals: Arrivals;
  readonly #queue: Queue;
  /** the state in which each file was last worked on, by its path */
  readonly #handled = new Map<string, FileState>();
  /** paths that were told to be skipped */
  readonly #skipped = new Set<string>();
  readonly #counts: Record<Done['outcome'], number> = { converted: 0, known: 0, failed: 0 };
  readonly #stop: () => void;
  #isScanned = false;
  #end: (error?: unknown) => void = () => {};

  /** `stop` ends the conversions that run. */
  constructor(plan: WatchPlan, dir: string, files: ArrivedFiles, { atOnce, stop }: Running) {
    const onError = (error: unknown) => this.#end(error);
    this.#plan = plan;
    this.#dir = dir;
    this.#files = files;
    this.#stop = stop;
    this.#queue = new Queue({
      atOnce,
      work: (path, state) => this.#work(path, state),
      onIdle: () => this.#endIfDone(),
      onError,
    });
    this.#arrivals = new Arrivals({
      folder: dir,
      settleMs: plan.settleMs,
      ...(plan.once && { patienceMs: Math.max(plan.settleMs, 1) * PATIENCE }),
      onWhole: (path, state) => this.#queue.add(path, state),
      onGivenUp: (path) => this.#giveUp(path),
      onIdle: () => this.#endIfDone(),
      onError,
    });
  }

  /** Runs until the signal aborts, or everything is done. Returns whether all files were converted. */
  async run(signal: AbortSignal): Promise<boolean> {
    const ended = new Promise<void>((resolve, reject) => {
      this.#end = (error) => (error === undefined ? resolve() : reject(error));
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
    });
    // it may reject before it is awaited
    ended.catch(() => {});
    let notices: Notices | undefined;
    try {
      if (!this.#plan.once) {
        notices = await startNotices({
          folder: this.#dir,
          onFile: (path) => this.#arrivals.touch(path),
          onLook: () => void this.#look(),
          onGone: () => this.#end(this.#gone()),
          tell,
        });
      }
      await this.#look();
      this.#tellBegin();
      await ended;
    } finally {
      this.#stop();
      await notices?.close();
      const { waiting } = this.#arrivals;
      this.#arrivals.close();
      const left = (await this.#queue.close()) + waiting.length;
      this.#tellEnd(left);
    }
    return this.#counts.failed === 0;
  }

  /** Looks at the whole folder for what no notice told of. */
  async #look(): Promise<void> {
    try {
      const { files, skipped } = await scanFolder(this.#dir);
      for (const file of files) {
        const handled = this.#handled.get(file.path);
        if (handled !== undefined && isUnchanged(handled, file)) continue;
        if (!this.#queue.has(file.path)) this.#arrivals.touch(file.path);
      }
      this.#forgetOthers(new Set(files.map(({ path }) => path)));
      for (const { path, why } of skipped) {
        if (!this.#skipped.has(path)) tell(`${path}  skipped  ${why}`);
        this.#skipped.add(path);
      }
      this.#isScanned = true;
      this.#endIfDone();
    } catch (error) {
      this.#end(isGone(error) ? this.#gone() : error);
    }
  }

  #gone(): Error {
    return new Error(`the watched folder is gone: ${this.#dir}`);
  }

  #forgetOthers(there: ReadonlySet<string>): void {
    for (const path of this.#handled.keys()) if (!there.has(path)) this.#handled.delete(path);
  }

  async #work(path: string, state: FileState): Promise<void> {
    const ended = await this.#files.take(path, state);
    if (ended === 'doubtful') return this.#arrivals.touch(path, this.#plan.settleMs * DOUBT);
    if (ended === 'changed') return this.#arrivals.touch(path);
    this.#handled.set(path, state);
    this.#counts[ended.outcome]++;
    if (ended.line !== null) process.stderr.write(`${ended.line}\n`);
  }

  #giveUp(path: string): void {
    this.#counts.failed++;
    tell(`${path}  left  it is still being written: the next run takes it`);
  }

  #endIfDone(): void {
    const isIdle = this.#queue.size === 0 && this.#arrivals.waiting.length === 0;
    if (this.#plan.once && this.#isScanned && isIdle) this.#end();
  }

  #tellBegin(): void {
    if (!this.#plan.once) tell(`watching ${this.#plan.dir}; results go to ${this.#plan.out}`);
  }

  #tellEnd(left: number): void {
    const { converted, known, failed } = this.#counts;
    const parts = [
      `${converted} converted`,
      ...(known > 0 ? [`${known} converted before`] : []),
      ...(failed > 0 ? [`${failed} not converted`] : []),
      ...(left > 0 ? [`${left} left for the next start`] : []),
    ];
    tell(`${this.#plan.once ? 'done' : 'ended'}: ${parts.join(', ')}`);
  }
}

function tell(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}
