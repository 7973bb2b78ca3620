/** What the rows stage gives: the rows of each table, transactions or not, with their cells. */
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { DoubtRule, JoinRule } from '../wording/lines.ts';
import type { Line } from './line.ts';
import type { Filled } from './lists.ts';
import type { Column, PlacedAmount, PlacedDate, TokenLine } from './table.ts';
import type { Word } from './word.ts';

/** What a column holds, by its heading or, without one, by its content. */
export type ColumnKind = 'date' | 'money' | 'text';

/** The words of a line in one column. */
export interface Cell {
  readonly column: Column;
  readonly words: readonly Word[];
  readonly text: string;
  /** the words that are no part of an amount or date of the column */
  readonly rest: string;
  readonly amounts: readonly PlacedAmount[];
  readonly dates: readonly PlacedDate[];
}

/** A line cut into the cells of its table's columns. */
export interface RowLine {
  readonly source: TokenLine;
  /** by column index; null for an empty column */
  readonly cells: readonly (Cell | null)[];
  /** a phrase of it runs across columns: a sentence, no row */
  readonly crossing: boolean;
}

/** A title above rows that says what they are. */
export interface Section {
  readonly title: string;
  /** +1 money in, -1 money out, 0 rows that are not booked; null if it does not say */
  readonly sign: 1 | -1 | 0 | null;
  /** the sign on a card's statement, if it differs */
  readonly cardSign?: 1 | -1;
}

/** Lines that belong together: a transaction, a balance, a total, or something else with an amount. */
export interface Row {
  /** index of its table, and of its segment there */
  readonly table: number;
  readonly segment: number;
  readonly columns: readonly Column[];
  readonly kinds: readonly ColumnKind[];
  /** top to bottom, maybe over two pages */
  readonly lines: Filled<RowLine>;
  /** the amounts in columns of money, by column index */
  readonly amounts: readonly (PlacedAmount | null)[];
  /** the dates in columns of dates, by column index, top to bottom */
  readonly dates: readonly (readonly PlacedDate[])[];
  /** the dates that show its day: these, or without any the date of the heading above */
  readonly days: readonly PlacedDate[];
  /** each column's text, its lines joined by a space; amounts and dates of their columns left out */
  readonly texts: readonly string[];
  readonly section: Section | null;
  /** what its words say that it is; null for a transaction */
  readonly kind: LineKind | null;
  /** the words are only that phrase, not a description that contains it */
  readonly kindExact: boolean;
  /** it is further below the row above than other rows of its table are */
  readonly apart: boolean;
  /** its text runs across columns: a sentence with an amount in it */
  readonly sentence: boolean;
  /** date of a heading line above it, or in its texts, if its columns have none */
  readonly headingDate: PlacedDate | null;
  /** that heading calls it the day of booking: dates beside the row are other days */
  readonly bookedAbove: boolean;
}

/** The first and the last line of a row. */
export const firstLineOf = ({ lines }: Row): Line => lineOf(lines[0]);
export const lastLineOf = ({ lines }: Row): Line => lineOf(lines.at(-1));

function lineOf(line: RowLine | undefined): Line {
  if (line === undefined) throw new Error('a row has no lines');
  return line.source.line;
}

/** True for a row with a date in a column of dates. */
export const hasDates = ({ dates }: Row): boolean => dates.some((inColumn) => inColumn.length > 0);

/** True if the words of a row or line name one of some kinds of lines, and say nothing else. */
export const namesOnly = (
  { kind, kindExact }: Pick<Row, 'kind' | 'kindExact'>,
  kinds: ReadonlySet<LineKind>,
): boolean => kindExact && kind !== null && kinds.has(kind);

/** Rows in document order, with what was left over. */
export interface RowsResult {
  readonly rows: readonly Row[];
  /** column kinds by table index */
  readonly kinds: readonly (readonly ColumnKind[])[];
  /** lines of table bodies that belong to no row */
  readonly leftover: readonly TokenLine[];
  /** lines that may be bookings, and were not read as such */
  readonly doubtful: readonly Doubt[];
  /** for each line of a table without an amount: if it belongs to a row, and by which rule */
  readonly joins: ReadonlyMap<TokenLine, Join>;
}

/** A line that may be a booking, and what makes it look like one. */
export interface Doubt {
  readonly line: TokenLine;
  readonly rule: DoubtRule;
}

/** What became of a line without an amount in a table: part of a row, a title above rows, or neither. */
export interface Join {
  readonly as: 'row' | 'title' | 'none';
  readonly rule: JoinRule;
}
