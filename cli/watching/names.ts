/** The names of what `watch` writes: results and failed sources mirror the paths below the watched folder. */
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { baseName } from '../../formats/base-name.ts';

/** Bytes: the longest name that common file systems take. */
const LONGEST_NAME = 255;
/** Characters of a hash that keep two shortened names apart. */
const HASH_CHARACTERS = 8;

/**
 * Given the path of a source below the watched folder and the extension of results, yields the paths that its result
 * may have, the likeliest first: `may.json`, `may.pdf.json`, `may (2).json`, `may (3).json`, …
 */
export function* resultNames(source: string, extension: string): Generator<string, never> {
  const folder = dirname(source);
  const name = basename(source);
  const base = baseName(name);
  const named = (begin: string) => join(folder, fitted(begin, `.${extension}`));
  yield named(base);
  yield named(name);
  for (let count = 2; ; count++) yield named(`${base} (${count})`);
}

/** Given the path of a file, yields the paths that it may have in another folder: `may.pdf`, `may (2).pdf`, … */
export function* numberedNames(path: string, room = 0): Generator<string, never> {
  const folder = dirname(path);
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const named = (begin: string) => join(folder, fitted(begin, extension, room));
  yield named(base);
  for (let count = 2; ; count++) yield named(`${base} (${count})`);
}

/** Given a path, returns what it has in common with paths that some file systems take for the same. */
export function samePlace(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Given the begin and the end of a name, joins them; a name too long for a file system is shortened in between. */
function fitted(begin: string, end: string, room = 0): string {
  const most = LONGEST_NAME - Buffer.byteLength(end) - room;
  if (Buffer.byteLength(begin) <= most) return begin + end;
  const hash = createHash('sha256').update(begin).digest('hex').slice(0, HASH_CHARACTERS);
  let short = begin;
  while (Buffer.byteLength(short) > most - HASH_CHARACTERS - 1) short = [...short].slice(0, -1).join('');
  return `${short}-${hash}${end}`;
}
