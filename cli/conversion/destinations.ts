/** Decides where each result goes, before any conversion starts. */
import { basename, join } from 'node:path';
import { FORMATS, type Format } from '../../formats/registry.ts';
import { UsageError } from '../command.ts';

/** One file to convert, and where its result goes. */
export interface Errand {
  readonly file: string;
  /** null: standard output */
  readonly destination: string | null;
}

/**
 * Given the files, the folder and the format, returns the errands. Throws UsageError if two results have the same name.
 * Names that differ only in case or composition count as the same, as some file systems treat them so.
 */
export function destinations(files: readonly string[], out: string | null, format: Format): Errand[] {
  if (out === null) return files.map((file) => ({ file, destination: null }));
  const { extension } = FORMATS[format];
  const taken = new Map<string, string>();
  return files.map((file) => {
    const base = basename(file).replace(/\.pdf$/i, '');
    const key = base.normalize('NFC').toLowerCase();
    const other = taken.get(key);
    if (other !== undefined) {
      throw new UsageError(`${other} and ${file} would both become ${base}.${extension}`);
    }
    taken.set(key, file);
    return { file, destination: join(out, `${base}.${extension}`) };
  });
}
