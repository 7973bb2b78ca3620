/** Finds what stands around the rows of a statement: the head of its first pages, and the foot of its first and last. */
import type { Row } from '../rows/types.ts';
import type { Table, TokenLine } from '../tables/types.ts';
import type { Part } from './parts.ts';

/** Lines around the rows, top to bottom. */
export interface Letterhead {
  readonly head: readonly TokenLine[];
  readonly foot: readonly TokenLine[];
  /** the head of its second page */
  readonly running: readonly TokenLine[];
  /** text size of most lines, points */
  readonly size: number;
}

/** More lines are a page of small print. */
const MOST_LINES = 90;
const RUNNING_LINES = 4;

/** The pages of a document, and where rows stand on them. */
export class Pages {
  readonly #lines: readonly TokenLine[];
  /** index of each page's first line, and of the first and last line of rows on it */
  readonly #starts = new Map<number, number>();
  readonly #rows = new Map<number, { first: number; last: number }>();
  readonly #occupied = new Set<number>();

  constructor(lines: readonly TokenLine[], rows: readonly Row[], tables: readonly Table[]) {
    this.#lines = lines;
    for (let i = lines.length - 1; i >= 0; i--) this.#starts.set(lines[i].line.page, i);
    for (const { lines } of rows) for (const { source } of lines) this.#occupy(source);
    for (const { segments } of tables) {
      for (const { header, body } of segments) if (body.length > 0) for (const line of header) this.#occupy(line);
    }
  }

  #occupy({ line: { page, index } }: TokenLine): void {
    this.#occupied.add(index);
    const taken = this.#rows.get(page);
    if (!taken) this.#rows.set(page, { first: index, last: index });
    else {
      taken.first = Math.min(taken.first, index);
      taken.last = Math.max(taken.last, index);
    }
  }

  /** Given a part, returns its letterhead. */
  letterheadOf(part: Part): Letterhead {
    const from = Math.min(part.fromLine, this.#lines.length - 1);
    const to = Math.max(from, Math.min(part.toLine, this.#lines.length) - 1);
    const opening = this.#lines[from].line.page;
    const first = part.rows[0]?.lines[0].source.line.page ?? opening;
    const closing = this.#lines[to].line.page;
    const pages = [...new Set([opening, first])];
    const head = pages.flatMap((page) => this.#above(page, page === opening ? from : 0));
    const foot = [...new Set([...pages, closing])].flatMap((page) => this.#below(page));
    const running = first < closing ? this.#above(first + 1, 0).slice(0, RUNNING_LINES) : [];
    return {
      head,
      foot,
      running,
      size: usualSize([...head, ...foot, ...part.rows.slice(0, 20).map((row) => row.lines[0].source)]),
    };
  }

  /** The lines of a page above its rows; of one that holds rows of the statement before, those from a line on. */
  #above(page: number, from: number): readonly TokenLine[] {
    const start = this.#starts.get(page) ?? 0;
    const rows = this.#rows.get(page);
    const begin = rows && rows.first < from ? from : start;
    const lines = this.#ofPage(begin, page);
    const end = lines.findIndex(({ line }) => this.#occupied.has(line.index));
    return lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_LINES));
  }

  #below(page: number): readonly TokenLine[] {
    const rows = this.#rows.get(page);
    return rows ? this.#ofPage(rows.last + 1, page).slice(-MOST_LINES) : [];
  }

  #ofPage(from: number, page: number): TokenLine[] {
    let to = from;
    while (to < this.#lines.length && this.#lines[to].line.page === page) to++;
    return this.#lines.slice(from, to);
  }
}

function usualSize(lines: readonly TokenLine[]): number {
  const sizes = lines.map(({ line }) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}
