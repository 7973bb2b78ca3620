/** Looks up what became of lines and rows: the stages name them by objects, an explanation by numbers. */
import type { ReadRow } from '../model/reading.ts';
import type { Join, Row } from '../model/row.ts';
import type { Segment, Table } from '../model/table.ts';
import type { ReadStatement, Stages } from '../stages.ts';
import type { DoubtRule } from '../wording/lines.ts';

/** A row as it was read in the end. */
export interface ReadAs {
  readonly read: ReadRow;
  readonly part: ReadStatement;
  /** index of its statement, null where its part is none */
  readonly statement: number | null;
  /** index among the transactions of its statement, null for a row that is none */
  readonly transaction: number | null;
}

/** A stretch of a table that a line belongs to, and as what. */
export interface Stretch {
  readonly table: Table;
  readonly segment: Segment;
  readonly as: 'header' | 'title' | 'body';
}

export class Known {
  readonly stages: Stages;
  /** rows by the index of their lines */
  readonly #rows = new Map<number, number[]>();
  /** the lines of a row are one object from stage to stage, the row is not */
  readonly #read = new Map<Row['lines'], ReadAs[]>();
  readonly #indices = new Map<Row['lines'], number>();
  readonly #stretches = new Map<number, Stretch[]>();
  readonly #joins: ReadonlyMap<number, Join>;
  readonly #doubts: ReadonlyMap<number, DoubtRule>;

  constructor(stages: Stages) {
    this.stages = stages;
    this.#joins = new Map([...stages.rows.joins].map(([{ line }, join]) => [line.index, join]));
    this.#doubts = new Map(stages.rows.doubtful.map(({ line, rule }) => [line.line.index, rule]));
    stages.rows.rows.forEach(({ lines }, row) => {
      this.#indices.set(lines, row);
      for (const index of new Set(lines.map(({ source }) => source.line.index))) push(this.#rows, index, row);
    });
    for (const part of stages.parts) this.#addRows(part);
    for (const table of stages.tables.tables) for (const segment of table.segments) this.#addLines(table, segment);
  }

  #addRows(part: ReadStatement): void {
    const statement = this.statementOf(part);
    let transaction = 0;
    for (const read of part.proof.rows) {
      const booked = statement !== null && read.role === 'transaction';
      push(this.#read, read.row.lines, { read, part, statement, transaction: booked ? transaction++ : null });
    }
  }

  #addLines(table: Table, segment: Segment): void {
    for (const as of ['title', 'header', 'body'] as const)
      for (const { line } of segment[as]) push(this.#stretches, line.index, { table, segment, as });
  }

  /** Given a row as it was read, returns its index among those that were assembled. */
  indexOf({ lines }: Row): number | null {
    return this.#indices.get(lines) ?? null;
  }

  /** Given a line, returns the indices of its rows. */
  rowsOf(line: number): readonly number[] {
    return this.#rows.get(line) ?? [];
  }

  /** Given a row as it was assembled, returns how it was read; null for one of a summary, which is read as labelled figures. */
  readOf({ lines }: Row): ReadAs | null {
    const all = this.#read.get(lines) ?? [];
    // a balance of two currencies stands in the tables of both
    return all.find(({ transaction }) => transaction !== null) ?? all[0] ?? null;
  }

  /** Given a line, returns the stretches of tables that it belongs to: a header or body before a title of another. */
  stretchesOf(line: number): readonly Stretch[] {
    const all = this.#stretches.get(line) ?? [];
    const inside = all.filter(({ as }) => as !== 'title');
    return inside.length > 0 ? inside : all;
  }

  /** Given a line, returns why it may be a booking, where it was read as none; null for all others. */
  doubtOf(line: number): DoubtRule | null {
    return this.#doubts.get(line) ?? null;
  }

  /** Given a line without an amount, returns what became of it in its table; null for others. */
  joinOf(line: number): Join | null {
    return this.#joins.get(line) ?? null;
  }

  /** Given a table, returns the parts of the document that have rows of it. */
  partsOf(table: number): readonly ReadStatement[] {
    return this.stages.parts.filter(({ part }) => part.part.rows.some((row) => row.table === table));
  }

  /** The index of a part's statement, null where it is none. */
  statementOf(part: ReadStatement): number | null {
    if (part.statement === null) return null;
    return this.stages.parts.slice(0, this.stages.parts.indexOf(part)).filter((p) => p.statement !== null).length;
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
