/** Decides where each result goes, before any conversion starts. */
import { basename, join } from 'node:path';
import { baseName } from '../../formats/base-name.ts';
import { FORMATS, type Format } from '../../formats/registry.ts';
import { UsageError } from '../command.ts';

/** One statement to convert, and where its result goes. */
export interface Errand {
  /** one file, or pictures that are the pages of one, in their order */
  readonly files: readonly [string, ...string[]];
  /** null: standard output */
  readonly destination: string | null;
}

/** Given the files of a statement, returns the name under which a person is told of it. */
export function nameOf([first, ...others]: Errand['files']): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/**
 * Given the statements as files, the folder and the format, returns the errands. Throws UsageError if two results have
 * the same name. Names that differ only in case or composition count as the same, as some file systems treat them so.
 */
export function destinations(statements: readonly Errand['files'][], out: string | null, format: Format): Errand[] {
  if (out === null) return statements.map((files) => ({ files, destination: null }));
  const { extension } = FORMATS[format];
  const taken = new Map<string, string>();
  return statements.map((files) => {
    const [file] = files;
    const base = baseName(basename(file));
    const key = base.normalize('NFC').toLowerCase();
    const other = taken.get(key);
    if (other !== undefined) {
      throw new UsageError(`${other} and ${file} would both become ${base}.${extension}`);
    }
    taken.set(key, file);
    return { files, destination: join(out, `${base}.${extension}`) };
  });
}
