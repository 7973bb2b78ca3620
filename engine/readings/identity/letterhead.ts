/** Finds the head and the foot of a statement's pages, around its rows. */
import { greatest } from '../../geometry/extremes.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Line, Phrase } from '../../model/line.ts';
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

/** The pages of a document, and where rows stand on them. */
export class Pages {
  readonly #lines: readonly TokenLine[];
  readonly #byPage: ReadonlyMap<number, readonly TokenLine[]>;
  readonly #occupied: LineMarks;

  constructor(lines: readonly TokenLine[], inRows: LineMarks, tables: readonly Table[]) {
    this.#lines = lines;
    this.#byPage = groupBy(lines, ({ line }) => line.page);
    this.#occupied = inRows.slice();
    for (const { segments } of tables) {
      for (const { header, body } of segments)
        if (body.length > 0) for (const { line } of header) this.#occupied[line.index] = 1;
    }
  }

  letterheadOf(part: Part): Letterhead {
    const from = Math.min(part.fromLine, this.#lines.length - 1);
    const to = Math.max(from, Math.min(part.toLine, this.#lines.length) - 1);
    const opening = this.#lines[from].line.page;
    const [firstRow] = part.rows;
    const first = firstRow === undefined ? opening : firstLineOf(firstRow).page;
    const closing = this.#lines[to].line.page;
    const pages = [...new Set([opening, first])];
    const head = pages.flatMap((page) => this.#above(page, page === opening ? from : 0)).map(asRead);
    const foot = [...new Set([...pages, closing])].flatMap((page) => this.#below(page)).map(asRead);
    const second = first < closing ? this.#above(first + 1, 0) : [];
    const running = second.slice(0, RUNNING_LINES).map(asRead);
    const rows = part.rows.slice(0, SOME_ROWS).map(firstLineOf);
    return { head, foot, running, size: usualSize([...[...head, ...foot].map(({ line }) => line), ...rows]) };
  }

  /** The lines of a page above its rows, from a line on if rows of the statement before stand above that. */
  #above(page: number, from: number): readonly TokenLine[] {
    const isOccupied = ({ line }: TokenLine) => this.#occupied[line.index] === 1;
    const all = this.#byPage.get(page) ?? [];
    const first = all.find(isOccupied);
    const lines = first && first.line.index < from ? all.filter(({ line }) => line.index >= from) : all;
    const end = lines.findIndex(isOccupied);
    return lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_LINES));
  }

  #below(page: number): readonly TokenLine[] {
    const lines = this.#byPage.get(page) ?? [];
    const last = lines.findLastIndex(({ line }) => this.#occupied[line.index] === 1);
    return last < 0 ? [] : lines.slice(last + 1).slice(-MOST_LINES);
  }
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

/** Given a phrase, returns the size of its largest word. */
export const sizeOf = ({ words }: Phrase): number => greatest(words.map(({ style }) => style.size));
