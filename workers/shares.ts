/** Counts the tasks that run, and gives each kind its share of the threads. */
import type { Request, TaskKind } from './messages.ts';

/**
 * Threads in addition to those that convert, so that a rendering, a drawing and an inspection never wait behind long
 * conversions.
 */
const SPARE_THREADS = 3;

/** A file of this size or more takes much memory: only one is opened at a time. */
const LARGE_BYTES = 4 * 1024 * 1024;

/**
 * The share of the threads that may decode pictures at the same time. Their memory is bounded by their pixels, not by a
 * heap.
 */
const ASSEMBLING_SHARE = 0.5;

export class Shares {
  readonly #threads: number;
  readonly #running: Record<TaskKind, number> = {
    inspect: 0,
    assemble: 0,
    draw: 0,
    words: 0,
    convert: 0,
    help: 0,
    explain: 0,
    redact: 0,
    render: 0,
    correct: 0,
    join: 0,
  };
  #largeOpened = 0;

  /** `threads`: those that convert at the same time. */
  constructor(threads: number) {
    this.#threads = threads;
  }

  begin(request: Request): void {
    this.#running[request.kind]++;
    if (isLarge(request)) this.#largeOpened++;
  }

  end(request: Request): void {
    this.#running[request.kind]--;
    if (isLarge(request)) this.#largeOpened--;
  }

  mayRun(request: Request): boolean {
    return !(isLarge(request) && this.#largeOpened > 0) && this.#hasThread(request.kind);
  }

  /** True if a thread may read pages of a long file. */
  get mayHelp(): boolean {
    return this.#hasThread('help');
  }

  #hasThread(kind: TaskKind): boolean {
    const { inspect, assemble, convert, help, explain, redact } = this.#running;
    const draw = this.#running.draw + this.#running.words;
    const writing = this.#running.render + this.#running.correct + this.#running.join;
    // explaining or redacting a file includes converting it
    const reading = convert + help + explain + redact;
    if (inspect + assemble + draw + reading + writing >= this.#threads + SPARE_THREADS) return false;
    if (kind === 'inspect') return true;
    if (kind === 'assemble') return assemble < Math.max(1, Math.floor(this.#threads * ASSEMBLING_SHARE));
    // one at a time next to other work, so that paging through a file slows conversions only a little
    if (kind === 'draw' || kind === 'words') return draw === 0 || reading + writing + draw <= this.#threads;
    const isWriting = kind === 'render' || kind === 'correct' || kind === 'join';
    return isWriting ? reading + writing <= this.#threads : reading < this.#threads;
  }
}

function isLarge(request: Request): boolean {
  const { kind, task } = request;
  if (kind !== 'inspect' && kind !== 'assemble' && kind !== 'draw' && kind !== 'words') return false;
  return (task.bytes ?? 0) >= LARGE_BYTES;
}
