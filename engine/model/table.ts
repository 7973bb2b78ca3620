/** The result of the tables stage: where rows are, and in which columns. */
import type { DateToken } from '../dates/date.ts';
import { type Interval, middle } from '../geometry/intervals.ts';
import type { WordSpan } from '../geometry/spans.ts';
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import type { AmountToken } from '../money/amount.ts';
import type { OutsideReason } from '../wording/lines.ts';
import type { Line } from './line.ts';
import { type Filled, lastOf } from './lists.ts';

/** A span of a line's words with its place. */
type Placed = WordSpan & Interval;

export interface PlacedAmount extends Placed {
  readonly token: AmountToken;
}

export interface PlacedDate extends Placed {
  readonly token: DateToken;
}

/** A line with the dates and amounts that can be read in it: tokens are read once, here. */
export interface TokenLine {
  readonly line: Line;
  /** the words' texts as the readers of dates and amounts are to see them */
  readonly texts: readonly string[];
  readonly dates: readonly PlacedDate[];
  readonly amounts: readonly PlacedAmount[];
}

/** A column of a table: an x interval of the page. The intervals of a table's columns do not overlap. */
export interface Column {
  readonly index: number;
  readonly left: number;
  readonly right: number;
  /** what it holds by its heading; null without a heading, or with an unknown one */
  readonly role: ColumnRole | null;
  /** what it holds by its content, if that shows it; null for texts, too */
  readonly holds: 'date' | 'money' | null;
  /** how surely the heading says so, 0 to 1 */
  readonly weight: number;
  readonly heading: string;
  /** it is a part of what the paper shows as one column: the user says that this holds two things */
  readonly apart?: boolean;
}

/** Given the columns of a table and a thing on one of its lines, returns the column that it is in. */
export function columnAt(columns: readonly Column[], thing: Interval): Column {
  const x = middle(thing);
  for (const column of columns) if (x < column.right) return column;
  return lastOf(columns);
}

/** One page's stretch of a table. */
export interface Segment {
  /** 1-based */
  readonly page: number;
  readonly columns: readonly Column[];
  /** the header's lines on this page; empty if the page has none */
  readonly header: readonly TokenLine[];
  /** lines just above the header that may be its title: an account, a section */
  readonly title: readonly TokenLine[];
  /** the lines below the header, furniture left out, top to bottom */
  readonly body: readonly TokenLine[];
  /** horizontal rules within the columns' width, top to bottom: the place and the beginning of each */
  readonly rules: readonly { readonly y: number; readonly left: number }[];
}

/** A table: segments that share their headings, in document order. */
export interface Table {
  readonly index: number;
  readonly segments: Filled<Segment>;
  /** true if the columns were found by alignment, without a header */
  readonly headerless: boolean;
  /** the one day that the paper names for its bookings, the day of rows without a date; null or left out without one */
  readonly day?: PlacedDate | null;
  /** of a table that was parted by its two currencies */
  readonly money?: OneOfTwo;
}

/** One of two currencies whose bookings were in one table, each in its column. */
export interface OneOfTwo {
  /** a code, or the name of several: "pesos" */
  readonly own: string;
  readonly other: string;
  /** 0 if its column is the left one, 1 if it is the right one */
  readonly place: 0 | 1;
}

export interface TablesResult {
  readonly tables: readonly Table[];
  /** every line of the document, with its tokens */
  readonly lines: readonly TokenLine[];
  /** indices of the first lines below the head of another statement: no list continues there */
  readonly opened: ReadonlySet<number>;
  /** by index, why lines at the place of a table do not belong to it */
  readonly outside: ReadonlyMap<number, OutsideReason>;
}

/** A heading cell of a header, maybe of several lines. */
export interface HeadingCell extends Interval, Pick<Column, 'role' | 'weight'> {
  readonly text: string;
}
