/** The results that were read: held in memory, the least recently used are dropped first. */
import type { Result } from '../../contract/result.ts';
import { ToolError } from './tool-error.ts';

/** Results that are held at the most, and their bytes as JSON. One is always held. */
const MOST = { results: 200, bytes: 128 * 1024 * 1024 };

export interface Held {
  /** made from the contents and the hints: the same file always has the same */
  readonly handle: string;
  /** in order of the first reading */
  readonly number: number;
  /** in order of the last reading */
  readonly lastRead: number;
  /** the real path of the file */
  readonly path: string;
  /** hex, of its contents */
  readonly sha256: string;
  /** made from the contents, as in every result of the command line */
  readonly uuid: string;
  readonly pages: number;
  readonly result: Result;
  /** its extraction, as JSON: what results are made from */
  readonly extraction: Buffer;
  /** for reading it again */
  readonly passwords: readonly string[];
  readonly hints: object;
  /** of its JSON */
  readonly bytes: number;
}

export class HeldResults {
  /** the least recently used comes first */
  readonly #held = new Map<string, Held>();
  readonly #most: typeof MOST;
  #bytes = 0;
  #count = 0;
  #reads = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Given a handle, returns what is held; undefined if nothing is. */
  find(handle: string): Held | undefined {
    const found = this.#held.get(handle);
    if (found !== undefined) {
      this.#held.delete(handle);
      this.#held.set(handle, found);
    }
    return found;
  }

  /** The same, for a file that is read again; from now on, it is at the path. */
  findAt(handle: string, path: string): Held | undefined {
    const found = this.find(handle);
    if (found === undefined) return undefined;
    const readAgain = { ...found, path, lastRead: this.#reads++ };
    this.#held.set(handle, readAgain);
    return readAgain;
  }

  /** Given a handle, returns what is held. Throws ToolError if nothing is. */
  get(handle: string): Held {
    const found = this.find(handle);
    if (found !== undefined) return found;
    throw new ToolError(
      'HANDLE_UNKNOWN',
      'No result is held under this handle, or it was dropped since: call convert_statement with the file.',
    );
  }

  /** Holds a result, and drops others where there are too many. */
  hold(result: Omit<Held, 'number' | 'lastRead'>): Held {
    this.#drop(result.handle);
    const held = { ...result, number: this.#count++, lastRead: this.#reads++ };
    this.#held.set(held.handle, held);
    this.#bytes += held.bytes;
    for (const handle of this.#held.keys()) {
      const isFull = this.#held.size > this.#most.results || this.#bytes > this.#most.bytes;
      if (!isFull || handle === held.handle) break;
      this.#drop(handle);
    }
    return held;
  }

  /**
   * Of each file, what was read last, in order of the first reading. With other hints, or before it changed, a file has
   * other results: its transactions would come twice.
   */
  all(): readonly Held[] {
    const seen = new Set<string>();
    const latestFirst = [...this.#held.values()].sort((a, b) => b.lastRead - a.lastRead);
    return latestFirst
      .filter(({ path, sha256 }) => {
        const isSeen = seen.has(path) || seen.has(sha256);
        seen.add(path).add(sha256);
        return !isSeen;
      })
      .sort((a, b) => a.number - b.number);
  }

  #drop(handle: string): void {
    this.#bytes -= this.#held.get(handle)?.bytes ?? 0;
    this.#held.delete(handle);
  }
}
