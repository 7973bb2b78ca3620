/** Counts events of a subject in windows of one length, by a clock that only goes forward. */

export interface Counted {
  /** in the current window, this one included */
  readonly count: number;
  /** milliseconds until the next window begins */
  readonly leftMs: number;
}

/** Where the counts are kept: in this process, or in a database that several nodes share. */
export interface RateCounter {
  /** Counts one event of a subject. Its first one begins a window. */
  count(subject: string): Counted | Promise<Counted>;
}

/** Counts in this process. It keeps only the subjects of the last window. */
export class MemoryRateCounter implements RateCounter {
  readonly #windowMs: number;
  /** the window that ends first stands first */
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  count(subject: string): Counted {
    // the clock on the wall may be set while a window runs
    const now = performance.now();
    this.#forgetEnded(now);
    let window = this.#windows.get(subject);
    if (window === undefined) {
      window = { count: 0, endsAt: now + this.#windowMs };
      this.#windows.set(subject, window);
    }
    window.count += 1;
    return { count: window.count, leftMs: window.endsAt - now };
  }

  #forgetEnded(now: number): void {
    for (const [subject, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(subject);
    }
  }
}
