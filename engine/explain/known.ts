/** Looks up what became of lines and rows: the stages name them by objects, an explanation by numbers. */
import { itemAt, makeOnce } from '../model/lists.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Join, Row } from '../model/row.ts';
import type { Segment, Table } from '../model/table.ts';
import type { ReadStatement, Stages } from '../stages.ts';
import type { DoubtRule } from '../wording/lines.ts';

export interface ReadAs {
  readonly read: ReadRow;
  readonly part: ReadStatement;
  /** index of its statement, null if its part is none */
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
  readonly #rows = new Map<number, number[]>();
  /** the lines of a row are one object from stage to stage, the row is not */
  readonly #read = new Map<Row['lines'], ReadAs[]>();
  readonly #indices = new Map<Row['lines'], number>();
  readonly #stretches = new Map<number, Stretch[]>();
  /** by line, which row it belongs to and by which rule, and why it may be a booking that was not read as one */
  readonly joins: ReadonlyMap<number, Join>;
  readonly doubts: ReadonlyMap<number, DoubtRule>;

  constructor(stages: Stages) {
    this.stages = stages;
    this.joins = new Map([...stages.rows.joins].map(([{ line }, join]) => [line.index, join]));
    this.doubts = new Map(stages.rows.doubtful.map(({ line, rule }) => [line.line.index, rule]));
    stages.rows.rows.forEach(({ lines }, row) => {
      this.#indices.set(lines, row);
      for (const index of new Set(lines.map(({ source }) => source.line.index)))
        makeOnce(this.#rows, index, () => []).push(row);
    });
    for (const part of stages.parts) this.#addRows(part);
    for (const table of stages.tables.tables)
      for (const segment of table.segments)
        for (const as of ['title', 'header', 'body'] as const)
          for (const { line } of segment[as])
            makeOnce(this.#stretches, line.index, () => []).push({ table, segment, as });
  }

  #addRows(part: ReadStatement): void {
    const statement = this.statementOf(part);
    let transaction = 0;
    for (const read of part.proof.rows) {
      const booked = statement !== null && read.role === 'transaction';
      const as = { read, part, statement, transaction: booked ? transaction++ : null };
      makeOnce(this.#read, read.row.lines, () => []).push(as);
    }
  }

  rowAt(index: number): Row {
    return itemAt(this.stages.rows.rows, index);
  }

  indexOf({ lines }: Row): number | null {
    return this.#indices.get(lines) ?? null;
  }

  rowsOf(line: number): readonly number[] {
    return this.#rows.get(line) ?? [];
  }

  /** Returns how a row was read; null for one of a summary, which is read as labelled figures. */
  readOf({ lines }: Row): ReadAs | null {
    const all = this.#read.get(lines) ?? [];
    // a balance of two currencies is in the tables of both
    return all.find(({ transaction }) => transaction !== null) ?? all[0] ?? null;
  }

  /** Returns the stretches of tables that a line belongs to: a header or body before another table's title. */
  stretchesOf(line: number): readonly Stretch[] {
    const all = this.#stretches.get(line) ?? [];
    const inside = all.filter(({ as }) => as !== 'title');
    return inside.length > 0 ? inside : all;
  }

  partsOf(table: number): readonly ReadStatement[] {
    return this.stages.parts.filter(({ part }) => part.part.rows.some((row) => row.table === table));
  }

  statementOf(part: ReadStatement): number | null {
    if (part.statement === null) return null;
    return this.stages.parts.slice(0, this.stages.parts.indexOf(part)).filter((p) => p.statement !== null).length;
  }
}
