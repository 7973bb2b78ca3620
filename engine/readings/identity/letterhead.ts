/** Finds the head and the foot of a statement's pages, around its rows. */
import { greatest } from '../../geometry/extremes.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { groupBy, itemAt } from '../../model/lists.ts';
import { firstLineOf } from '../../model/row.ts';
import type { Table, TokenLine } from '../../model/table.ts';
import { asRead } from '../facts/leftward-lines.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import type { Part } from '../parts/parts.ts';

/** The lines around the rows, top to bottom, in reading order. */
export interface Letterhead {
  readonly head: readonly TokenLine[];
  readonly foot: readonly TokenLine[];
  /** the head of its second page */
  readonly running: readonly TokenLine[];
  /** the median of the lines' text sizes, points */
  readonly size: number;
}

/** More lines are small print. */
const MOST_LINES = 90;
const RUNNING_LINES = 4;
/** So many rows show the usual size of text. */
const SOME_ROWS = 20;

/** Given all lines, which are in rows, and the tables, returns what finds the letterhead of a part. */
export function letterheadsOf(lines: readonly TokenLine[], inRows: LineMarks, tables: readonly Table[]) {
  const byPage = groupBy(lines, ({ line }) => line.page);
  const occupied = inRows.slice();
  for (const { header, body } of tables.flatMap(({ segments }) => segments))
    if (body.length > 0) for (const { line } of header) occupied[line.index] = 1;
  const isOccupied = ({ line }: TokenLine) => occupied[line.index] === 1;

  /** The lines of a page above its rows, from a line on if rows of the statement before are above that. */
  const above = (page: number, from: number): readonly TokenLine[] => {
    const all = byPage.get(page) ?? [];
    const first = all.find(isOccupied);
    const own = first && first.line.index < from ? all.filter(({ line }) => line.index >= from) : all;
    const end = own.findIndex(isOccupied);
    return own.slice(0, Math.min(end < 0 ? own.length : end, MOST_LINES));
  };
  const below = (page: number): readonly TokenLine[] => {
    const own = byPage.get(page) ?? [];
    const last = own.findLastIndex(isOccupied);
    return last < 0 ? [] : own.slice(last + 1).slice(-MOST_LINES);
  };

  return ({ fromLine, toLine, rows }: Part): Letterhead => {
    const from = Math.min(fromLine, lines.length - 1);
    const opening = itemAt(lines, from).line.page;
    const closing = itemAt(lines, Math.max(from, Math.min(toLine, lines.length) - 1)).line.page;
    const first = rows[0] ? firstLineOf(rows[0]).page : opening;
    const pages = [...new Set([opening, first])];
    const head = pages.flatMap((page) => above(page, page === opening ? from : 0)).map(asRead);
    const foot = [...new Set([...pages, closing])].flatMap(below).map(asRead);
    const second = first < closing ? above(first + 1, 0) : [];
    const sized = [...[...head, ...foot].map(({ line }) => line), ...rows.slice(0, SOME_ROWS).map(firstLineOf)];
    return { head, foot, running: second.slice(0, RUNNING_LINES).map(asRead), size: usualSize(sized) };
  };
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

/** Given a phrase, returns the size of its largest word. */
export const sizeOf = ({ words }: Phrase): number => greatest(words.map(({ style }) => style.size));
