/** Bounded answers: a page of a list, and the cursor of the next one. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ToolError } from './tool-error.ts';

/** Entries of a page. */
const LIMIT = { usual: 50, most: 100 };
/** Bytes of the JSON of a page: a model reads it whole. */
const MOST_BYTES = 32 * 1024;
/** Characters of a text; a longer one is cut off. */
const LONGEST_TEXT = 1_000;
const FINGERPRINT_CHARACTERS = 12;

export const Limit = z
  .int()
  .min(1)
  .max(LIMIT.most)
  .default(LIMIT.usual)
  .describe(`the most entries of this answer, 1 to ${LIMIT.most}; a page may have fewer, so that it stays short`);
export const Cursor = z
  .string()
  .max(1_000)
  .optional()
  .describe('nextCursor of the answer before, with the same arguments');
export const NextCursor = z.string().nullable().describe('where the next page begins; null at the end');

/** A place in a list of lists: the number of the list, and of the entry in it. */
export type Place = readonly [list: number, entry: number];

/** A list that is walked page by page: its arguments, and where this page begins. */
export class Walk {
  readonly #fingerprint: string;
  readonly #limit: number;
  /** the place of the first entry that this page may have */
  readonly from: Place;

  /**
   * Given the name of the tool and its arguments, returns the walk. Throws ToolError if the cursor belongs to another
   * list, or to other arguments: entries would be missing, or come twice.
   */
  constructor(tool: string, args: { readonly cursor?: string | undefined; readonly limit: number }) {
    const { cursor, limit, ...others } = args;
    const text = JSON.stringify([tool, others], (key, value) => (key === 'password' ? undefined : value));
    this.#fingerprint = createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
    this.#limit = limit;
    this.from = cursor === undefined ? [0, 0] : this.#placeOf(cursor);
  }

  /** Given the entries from the place on, each with its place, returns those of this page and the cursor of the next. */
  page<T>(entries: Iterable<{ readonly at: Place; readonly entry: T }>): { page: T[]; nextCursor: string | null } {
    const page: T[] = [];
    let bytes = 0;
    for (const { at, entry } of entries) {
      bytes += Buffer.byteLength(JSON.stringify(entry));
      // an entry is never left out, however long it is
      if (page.length === this.#limit || (page.length > 0 && bytes > MOST_BYTES)) {
        return { page, nextCursor: this.#cursorOf(at) };
      }
      page.push(entry);
    }
    return { page, nextCursor: null };
  }

  /** The same for a plain list. */
  pageOf<T>(entries: readonly T[]): { page: T[]; nextCursor: string | null } {
    const [, begin] = this.from;
    return this.page(entries.slice(begin).map((entry, i) => ({ at: [0, begin + i] as const, entry })));
  }

  #cursorOf([list, entry]: Place): string {
    return Buffer.from(`${this.#fingerprint}.${list}.${entry}`).toString('base64url');
  }

  #placeOf(cursor: string): Place {
    const text = Buffer.from(cursor, 'base64url').toString('latin1');
    const [, fingerprint, list, entry] = /^([0-9a-f]+)\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
    if (fingerprint === this.#fingerprint) return [Number(list), Number(entry)];
    throw new ToolError(
      'INVALID_CURSOR',
      'The cursor is none that this list gave. Repeat the arguments of the first call with it, or leave it out to start anew.',
    );
  }
}

/** Given a text of a paper, returns it, cut off where it is too long. */
export function bounded(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
