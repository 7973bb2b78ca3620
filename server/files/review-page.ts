/** The order of a reviewed list, and the place in it where its next page begins, as opaque text. */
import { notOurCursor } from '../cursor.ts';

/** A file at its place in a list. */
export interface Ranked {
  readonly uuid: string;
  readonly createdAt: number;
  /** what the list is sorted by; an empty text if it is not known */
  readonly key: string | number;
}

export type Direction = 'asc' | 'desc';

/** More than nearly every name has, and few enough for a cursor with them. */
const KEY_BYTES = 300;

const CURSOR = /^(\d{1,15})\.([\da-f-]{36})\.([nt])(.*)$/s;

/** What is not known comes last, in either order; among equals, the newest first. */
function compare(a: Ranked, b: Ranked, direction: Direction): number {
  if (a.key === b.key) return b.createdAt - a.createdAt || (a.uuid < b.uuid ? 1 : Number(a.uuid > b.uuid) * -1);
  if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
  return a.key < b.key === (direction === 'asc') ? -1 : 1;
}

/** Returns files in their order; texts are sorted by what a cursor can hold of them. */
export function ranked(files: readonly Ranked[], direction: Direction): Ranked[] {
  const held = files.map((file) => (typeof file.key === 'string' ? { ...file, key: cut(file.key) } : file));
  return held.sort((a, b) => compare(a, b, direction));
}

/** Given ranked files and the cursor of a page, returns the uuids of that page and the cursor of the next one. */
export function reviewPage(
  files: readonly Ranked[],
  { limit, cursor, direction }: { limit: number; cursor?: string | undefined; direction: Direction },
): { readonly page: readonly string[]; readonly nextCursor: string | null } {
  const rest = cursor === undefined ? files : behind(files, decode(cursor), direction);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rest.length > limit && last !== undefined ? encode(last) : null;
  return { page: page.map(({ uuid }) => uuid), nextCursor };
}

/** The files behind the last one of the page before, as that was: it may have left the list, or moved in it. */
function behind(files: readonly Ranked[], last: Ranked, direction: Direction): readonly Ranked[] {
  const [first] = files;
  if (first !== undefined && typeof first.key !== typeof last.key) throw notOurCursor();
  return files.filter((file) => compare(file, last, direction) > 0);
}

const cut = (text: string) => Buffer.from(text).subarray(0, KEY_BYTES).toString();

const encode = ({ createdAt, uuid, key }: Ranked) =>
  Buffer.from(`${createdAt}.${uuid}.${typeof key === 'number' ? 'n' : 't'}${key}`).toString('base64url');

function decode(cursor: string): Ranked {
  const [, createdAt, uuid, kind, text] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (uuid === undefined || text === undefined) throw notOurCursor();
  const key = kind === 'n' ? Number(text) : text;
  if (Number.isNaN(key)) throw notOurCursor();
  return { createdAt: Number(createdAt), uuid, key };
}
