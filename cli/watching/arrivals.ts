/** Waits until a file that appears, or changes, is whole: until its size and its time stay the same for a while. */
import { join } from 'node:path';
import { type FileState, isUnchanged, stateOf } from './scan.ts';

/** A file whose last change is this long ago is whole at the first look. Clocks of file servers differ by less. */
const LONG_AGO_MS = 600_000;
/** Looks at a file within the time that it has to stay the same. */
const LOOKS = 5;
/** Milliseconds between two looks. */
const PAUSE = { least: 10, most: 1_000 };

interface Arriving {
  state: FileState | null;
  /** when its state was first seen, by the clock of `performance` */
  since: number;
  /** when it was first looked for */
  readonly began: number;
  /** milliseconds for which it has to stay the same */
  readonly still: number;
}

export interface ArrivalOptions {
  /** the watched folder */
  readonly folder: string;
  /** milliseconds for which a file has to stay the same */
  readonly settleMs: number;
  /** milliseconds after which a file that changes all the time is given up; undefined: never */
  readonly patienceMs?: number;
  /** Called with the path below the folder of a file that is whole. */
  readonly onWhole: (path: string, state: FileState) => void;
  /** Called with the path of a file that was given up. */
  readonly onGivenUp: (path: string) => void;
  /** Called when no file is waited for any more. */
  readonly onIdle: () => void;
  /** Called with an error of the disk that is not about one file. */
  readonly onError: (error: unknown) => void;
}

export class Arrivals {
  readonly #options: ArrivalOptions;
  /** in order of arrival */
  readonly #arriving = new Map<string, Arriving>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ArrivalOptions) {
    this.#options = options;
  }

  /** Paths of files that are not yet whole. */
  get waiting(): readonly string[] {
    return [...this.#arriving.keys()];
  }

  /** Given the path of a file that appeared or changed, waits until it is whole, for `still` milliseconds at least. */
  touch(path: string, still = this.#options.settleMs): void {
    if (this.#closed) return;
    const known = this.#arriving.get(path);
    if (known !== undefined && known.still >= still) return;
    const now = performance.now();
    this.#arriving.set(path, { state: null, since: now, began: now, still });
    this.#lookLater(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#arriving.clear();
  }

  #lookLater(ms: number): void {
    this.#timer ??= setTimeout(() => void this.#look().catch(this.#options.onError), ms);
  }

  async #look(): Promise<void> {
    const { folder, patienceMs = Number.POSITIVE_INFINITY } = this.#options;
    for (const [path, arriving] of this.#arriving) {
      const now = await stateOf(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EACCES') return null;
        throw error;
      });
      if (this.#closed) return;
      if (now === null) this.#arriving.delete(path);
      else if (isWhole(arriving, now)) {
        this.#arriving.delete(path);
        this.#options.onWhole(path, now);
      } else if (performance.now() - arriving.began > patienceMs) {
        this.#arriving.delete(path);
        this.#options.onGivenUp(path);
      }
    }
    this.#timer = undefined;
    if (this.#arriving.size === 0) return this.#options.onIdle();
    const pause = this.#options.settleMs / LOOKS;
    this.#lookLater(Math.min(PAUSE.most, Math.max(PAUSE.least, pause)));
  }
}

function isWhole(arriving: Arriving, now: FileState): boolean {
  // only at the first look: a clock that is set forward later must not make a file whole that is being written
  const first = arriving.state === null;
  const ageMs = Date.now() - Math.max(now.mtimeMs, now.ctimeMs);
  if (first && ageMs >= Math.max(LONG_AGO_MS, arriving.still)) return true;
  if (arriving.state === null || !isUnchanged(arriving.state, now)) {
    arriving.state = now;
    arriving.since = performance.now();
    // a file need not stay the same for no time at all
    return arriving.still === 0;
  }
  return performance.now() - arriving.since >= arriving.still;
}
