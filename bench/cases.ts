/**
 * The documents of a folder with a truth: `<id>.pdf` with `<id>.truth.json`, or `<id>/statement.pdf` with
 * `<id>/truth.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wanted } from './score.ts';

export interface Case {
  readonly id: string;
  readonly pdf: string;
  readonly truth: Wanted;
  readonly password?: string;
}

const TRUTH_ENDING = '.truth.json';

/**
 * Given a folder, returns its documents by id, without those whose truth marks them as unusable. Throws if the folder
 * has none.
 */
export function readCases(folder: string): Case[] {
  const passwords = readPasswords(join(folder, 'index.json'));
  const cases: Case[] = [];
  for (const name of readdirSync(folder).sort()) {
    const id = name.endsWith(TRUTH_ENDING) ? name.slice(0, -TRUTH_ENDING.length) : name;
    const [pdf, truthPath] = name.endsWith(TRUTH_ENDING)
      ? [join(folder, `${id}.pdf`), join(folder, name)]
      : [join(folder, name, 'statement.pdf'), join(folder, name, 'truth.json')];
    if (!existsSync(pdf) || !existsSync(truthPath)) continue;
    const truth = JSON.parse(readFileSync(truthPath, 'utf8')) as Wanted;
    if (truth.usable !== false) cases.push({ id, pdf, truth, password: passwords.get(id) });
  }
  if (cases.length === 0) throw new Error(`${folder} has no PDF with a truth beside it`);
  return cases;
}

function readPasswords(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  const index = JSON.parse(readFileSync(path, 'utf8')) as { id: string; password?: string }[];
  return new Map(index.flatMap(({ id, password }) => (password ? [[id, password] as const] : [])));
}
