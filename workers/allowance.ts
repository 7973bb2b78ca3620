/** The time that a task may take, in CPU time of its thread, so that a busy machine makes no document too complex. */
import type { CpuTime } from './cpu-time.ts';
import type { WorkerBounds } from './types.ts';

/**
 * How often pages may renew the time of a file in total; otherwise ten thousand slow pages would hold a thread for
 * days.
 */
const MAX_RENEWALS = 10;

/**
 * A thread that only waits uses no CPU time. After this many times its allowance by the clock, it counts as waiting for
 * ever.
 */
const CLOCK_TIMES = 10;

/** Unpacking and drawing the picture of a page takes as much time as reading this many pages of text. */
const PICTURE_AS_PAGES = 6;

/**
 * The thread is checked when it may have used up its time, because it cannot run faster than the clock. Not more often
 * than this.
 */
const LEAST_LOOK_MS = 10;

/** The maximum of timers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type TimeBounds = Pick<WorkerBounds, 'baseMs' | 'perPageMs'>;

export class Allowance {
  readonly #cpuTime: CpuTime;
  readonly #bounds: TimeBounds;
  readonly #onOverrun: () => void;
  readonly #began: Promise<number>;
  readonly #beganByClock = performance.now();
  #renewed: Promise<number>;
  #forPages = 0;
  #reading = 0;
  #forPictures = 0;
  /** since when it waits for other threads, and how long it has waited before, by the clock */
  #waitsSince: number | null = null;
  #waited = 0;
  #look: NodeJS.Timeout | undefined;
  #clock: NodeJS.Timeout | undefined;
  #ended = false;

  /** Begins with the time of a file. `onOverrun` is called once, when it is used up. */
  constructor(cpuTime: CpuTime, bounds: TimeBounds, onOverrun: () => void) {
    this.#cpuTime = cpuTime;
    this.#bounds = bounds;
    this.#onOverrun = onOverrun;
    this.#began = this.#now();
    this.#renewed = this.#began;
    this.#lookIn(bounds.baseMs);
    this.#boundByClock();
  }

  /**
   * Given the number of pages read, renews the time in proportion, so that the work on the whole document after the
   * last page has its time.
   */
  renew(pagesDone: number): void {
    this.#forPages = this.#bounds.perPageMs * pagesDone;
    this.#renewed = this.#now();
    this.#boundByClock();
  }

  /**
   * Given how many pictures of pages other threads are reading for this one: while there are any, it waits for these,
   * which have bounds of their own, so that the clock does not count.
   */
  waitsFor(pictures: number): void {
    if (pictures > this.#reading) {
      this.#forPictures += (pictures - this.#reading) * PICTURE_AS_PAGES * this.#bounds.perPageMs;
    }
    this.#reading = pictures;
    const now = performance.now();
    if (this.#waitsSince !== null) this.#waited += now - this.#waitsSince;
    this.#waitsSince = pictures > 0 ? now : null;
    this.#boundByClock();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#look);
    clearTimeout(this.#clock);
  }

  #lookIn(ms: number): void {
    this.#look = setTimeout(() => void this.#judge(), Math.min(Math.max(ms, LEAST_LOOK_MS), MAX_TIMER_MS));
  }

  async #judge(): Promise<void> {
    const [now, began, renewed] = await Promise.all([this.#now(), this.#began, this.#renewed]);
    if (this.#ended) return;
    const used = Math.max(now - renewed - this.#sinceRenewal, now - began - this.#inAll);
    if (used >= 0) this.#overrun();
    else this.#lookIn(-used);
  }

  #boundByClock(): void {
    clearTimeout(this.#clock);
    if (this.#ended || this.#waitsSince !== null) return;
    const gone = performance.now() - this.#beganByClock - this.#waited;
    const ms = Math.min(CLOCK_TIMES * this.#sinceRenewal, CLOCK_TIMES * this.#inAll - gone, MAX_TIMER_MS);
    this.#clock = setTimeout(() => this.#overrun(), Math.max(ms, 0));
  }

  get #sinceRenewal(): number {
    return this.#bounds.baseMs + this.#forPages;
  }

  get #inAll(): number {
    return MAX_RENEWALS * this.#bounds.baseMs + this.#forPages + this.#forPictures;
  }

  /** A thread that has ended needs no bound: it uses no more time. */
  #now(): Promise<number> {
    return this.#cpuTime().catch(() => 0);
  }

  #overrun(): void {
    if (this.#ended) return;
    this.end();
    this.#onOverrun();
  }
}
