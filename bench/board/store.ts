/**
 * The figures of the last board, stored next to its text: the tests compare with them, and they may only get better.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { percent } from '../percent.ts';
import type { Counts, SetFigures } from './figures.ts';

const FIGURES = join(dirname(fileURLToPath(import.meta.url)), 'board.json');

/** The sets that the tests measure, so they are always current. */
export const TESTED_SETS = ['fixtures', 'fixed'] as const;
export type SetName = (typeof TESTED_SETS)[number] | 'fresh' | 'drawn' | 'real' | 'scans' | 'scanned';

export interface BoardSet {
  /** for a set that the tests do not measure: the day and the commit of the measurement */
  readonly measured?: { readonly date: string; readonly commit: string };
  /** for drawn papers: "FROM..TO" */
  readonly seeds?: string;
  readonly figures: SetFigures;
}

export type Board = Readonly<Partial<Record<SetName, BoardSet>>>;

export function readBoard(): Board {
  return existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Board) : {};
}

export function writeBoard(board: Board): void {
  // one line for each trait, field and level, so that a diff of two boards is readable
  const text = JSON.stringify(board, null, 1).replace(/\{[^{}]*\}/g, (entry) => entry.replace(/\s*\n\s*/g, ' '));
  writeFileSync(FIGURES, `${text}\n`);
}

/** Given the figures of a set that the tests measured, returns whether the board still shows them. */
export function isOnBoard(name: SetName, figures: SetFigures): boolean {
  return JSON.stringify(readBoard()[name]?.figures) === JSON.stringify(figures);
}

export const STALE =
  'STALE  docs/accuracy.md shows other figures: run `npm run docs:accuracy`, and commit what it writes';

/** Shares of a set that may not fall while its papers stay the same: part and whole. */
const SHARES: readonly (readonly [name: string, part: keyof Counts, whole: keyof Counts])[] = [
  ['perfect papers', 'perfect', 'papers'],
  ['exact transactions', 'exact', 'transactions'],
  ['whole transactions', 'whole', 'transactions'],
  ['proved papers', 'proved', 'provable'],
];

/** Given the old and the new figures of a set, returns a line for each figure that fell. */
export function fellOf(name: SetName, before: SetFigures | undefined, now: SetFigures): string[] {
  if (before === undefined) return [];
  const fell: string[] = [];
  const compare = (what: string, was: number, is: number) => {
    if (is < was) fell.push(`${name}: ${what} fell from ${percent(was)} to ${percent(is)}`);
  };
  for (const [what, part, whole] of SHARES) {
    compare(what, share(before.total[part], before.total[whole]), share(now.total[part], now.total[whole]));
  }
  for (const [field, figures] of Object.entries(before.fields)) {
    const is = now.fields[field];
    const all = (right: number, nulls: number, invented: number) => right + nulls - invented;
    const was = share(all(figures.right, figures.nulls, figures.invented), figures.wanted + figures.nulls);
    compare(field, was, is ? share(all(is.right, is.nulls, is.invented), is.wanted + is.nulls) : 0);
  }
  if (now.total.lying > before.total.lying)
    fell.push(`${name}: lying rose from ${before.total.lying} to ${now.total.lying}`);
  return fell;
}

/** Given a part and a whole, returns the share; 1 if the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
