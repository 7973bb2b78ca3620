/**
 * The ledger of a watched folder: what was done with which contents. It only grows, by one line of JSON for each file,
 * and a line counts once its end is written: a process that dies in the middle of a line leaves nothing that counts.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import { samePlace } from './names.ts';
import { Turns } from './turns.ts';

const Entry = z.object({
  /** RFC 3339, UTC */
  at: z.string(),
  /** the path below the watched folder */
  source: z.string(),
  /** of the contents, hex */
  sha256: z.string(),
  /** the options of the conversion, as a short hash: other options are another conversion */
  options: z.string(),
  /** `same`: another file with these contents was converted before */
  status: z.enum(['converted', 'same', 'failed']),
  /** the path of the result below the folder for results; null if it failed */
  result: z.string().nullable(),
  /** why it failed */
  code: z.string().optional(),
  /** the path of the failed source below the folder for results; null if it stays where it was */
  movedTo: z.string().nullable().optional(),
});
export type Entry = z.infer<typeof Entry>;

const NEWLINE = 0x0a;

export class Ledger {
  readonly #file: FileHandle;
  /** bytes that count: the next line begins here */
  #size: number;
  readonly #turns = new Turns();
  /** by contents and options */
  readonly #converted = new Map<string, Entry>();
  /** sources by contents and options */
  readonly #sources = new Set<string>();
  /** the entry of each result that stands, by its place: a later result takes the place of an earlier one */
  readonly #standing = new Map<string, Entry>();

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** Given the path of the ledger, opens it, and creates it where it is missing. Throws the errors of the disk. */
  static async open(path: string): Promise<Ledger> {
    // not 'a': a line that was cut off is overwritten by the next
    const file = await open(path, 'a', 0o600).then(async (made) => {
      await made.close();
      return open(path, 'r+');
    });
    const bytes = await file.readFile();
    const size = bytes.lastIndexOf(NEWLINE) + 1;
    await file.truncate(size);
    const ledger = new Ledger(file, size);
    for (const line of bytes.subarray(0, size).toString('utf8').split('\n')) ledger.#know(entryOf(line));
    return ledger;
  }

  /**
   * Given a source, its contents and options, returns the entry of the conversion of these contents. Returns none if it
   * was of this source, and a later result took the place of its own: the result that stands must be of what is there.
   */
  converted({ source, sha256, options }: Pick<Entry, 'source' | 'sha256' | 'options'>): Entry | undefined {
    const entry = this.#converted.get(keyOf(sha256, options));
    return entry?.source === source && !this.#stands(entry) ? undefined : entry;
  }

  /** Returns whether an entry says that these contents were in this source. */
  knows({ source, sha256, options }: Pick<Entry, 'source' | 'sha256' | 'options'>): boolean {
    return this.#sources.has(`${keyOf(sha256, options)} ${source}`);
  }

  /** Given the path of a result, returns the source that it belongs to. */
  ownerOf(result: string): string | undefined {
    return this.#standing.get(samePlace(result))?.source;
  }

  /** Writes an entry to the disk. Throws the errors of the disk; the entry then does not count. */
  add(entry: Entry): Promise<void> {
    return this.#turns.take(() => this.#write(entry));
  }

  async close(): Promise<void> {
    await this.#turns.take(() => this.#file.close());
  }

  async #write(entry: Entry): Promise<void> {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    for (let done = 0; done < line.length; ) {
      const { bytesWritten } = await this.#file.write(line, done, line.length - done, this.#size + done);
      done += bytesWritten;
    }
    await this.#file.datasync();
    this.#size += line.length;
    this.#know(entry);
  }

  #know(entry: Entry | null): void {
    if (entry === null) return;
    const key = keyOf(entry.sha256, entry.options);
    if (entry.status === 'failed' || entry.result === null) return;
    this.#sources.add(`${key} ${entry.source}`);
    if (entry.status === 'same') return;
    this.#converted.set(key, entry);
    this.#standing.set(samePlace(entry.result), entry);
  }

  #stands(entry: Entry): boolean {
    return entry.result !== null && this.#standing.get(samePlace(entry.result)) === entry;
  }
}

const keyOf = (sha256: string, options: string) => `${sha256} ${options}`;

/** Null for a line that a fault of the disk damaged: its contents are converted again, to the same result. */
function entryOf(line: string): Entry | null {
  try {
    return Entry.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
