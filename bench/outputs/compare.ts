/** Compares the outputs of two runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_NAMES, FORMATS } from '../../formats/registry.ts';
import type { Digests } from './write.ts';

/** Characters shown on each side of the first difference. */
const SHOWN = 60;

/** The extensions of binary outputs. */
const BINARY = FORMAT_NAMES.filter((name) => FORMATS[name].binary).map((name) => `.${name.toLowerCase()}`);

/**
 * Given the digests of two runs and their folders, returns a line for each output that differs, or that only one of
 * them has.
 */
export function differences(
  before: Digests,
  after: Digests,
  folders: { readonly before: string; readonly after: string },
): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    if (was === undefined || is === undefined) return [`${is === undefined ? 'GONE ' : 'NEW  '} ${name}`];
    return [`OTHER ${name}${firstDifference(join(folders.before, name), join(folders.after, name))}`];
  });
}

/** Given two files, returns the text at their first difference; nothing if one was not kept or is not text. */
function firstDifference(before: string, after: string): string {
  if (BINARY.some((ending) => before.endsWith(ending)) || !existsSync(before) || !existsSync(after)) return '';
  const [was, is] = [before, after].map((path) => readFileSync(path, 'utf8'));
  let at = 0;
  while (at < was.length && was[at] === is[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - SHOWN), at + SHOWN).replace(/\s+/g, ' ');
  return `\n  - …${around(was)}…\n  + …${around(is)}…`;
}
