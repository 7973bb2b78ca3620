/** What the tables stage gives: where rows stand, and in which columns. */
import type { DateToken } from '../dates/date.ts';
import { type Interval, middle } from '../geometry/intervals.ts';
import type { WordSpan } from '../geometry/spans.ts';
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import type { AmountToken } from '../money/amount.ts';
import type { OutsideReason } from '../wording/lines.ts';
import type { Line } from './line.ts';

/** A span of a line's words with where it stands. */
interface Placed extends WordSpan {
  readonly x0: number;
  readonly x1: number;
}

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
  /** what its heading says that it holds; null without a heading, or with one that is not known */
  readonly role: ColumnRole | null;
  /** what stands below each other in it, where that shows; null for texts too */
  readonly holds: 'date' | 'money' | null;
  /** how surely the heading says so, 0 to 1 */
  readonly weight: number;
  readonly heading: string;
}

/** Given the columns of a table and a thing on one of its lines, returns the column that it stands in. */
export const columnAt = (columns: readonly Column[], thing: Interval): Column =>
  columns.reduce((left, next) => (middle(thing) < left.right ? left : next));

/** One page's stretch of a table. */
export interface Segment {
  /** 1-based */
  readonly page: number;
  readonly columns: readonly Column[];
  /** the header's lines on this page; empty where the page has none */
  readonly header: readonly TokenLine[];
  /** lines just above the header that may be its title: an account, a section */
  readonly title: readonly TokenLine[];
  /** the lines below the header, furniture left out, top to bottom */
  readonly body: readonly TokenLine[];
  /** horizontal rules within the columns' width, top to bottom: where each stands, and where it begins */
  readonly rules: readonly { readonly y: number; readonly left: number }[];
}

/** A table: segments that share their headings, in document order. */
export interface Table {
  readonly index: number;
  readonly segments: readonly Segment[];
  /** true where the columns were found by alignment, without a header */
  readonly headerless: boolean;
  /** the one day of which the paper lists the bookings: that of rows without any; null or left out where it names none */
  readonly day?: PlacedDate | null;
  /** of a table that was parted by its two currencies */
  readonly money?: OneOfTwo;
}

/** One of two currencies whose bookings stood in one table, each in its column. */
export interface OneOfTwo {
  /** a code, or the name of several: "pesos" */
  readonly own: string;
  readonly other: string;
  /** whether its column is the left or the right one */
  readonly place: 0 | 1;
}

export interface TablesResult {
  readonly tables: readonly Table[];
  /** every line of the document, with its tokens */
  readonly lines: readonly TokenLine[];
  /** indices of the lines that stand first below the head of another statement: no list goes on there */
  readonly opened: ReadonlySet<number>;
  /** by index, why lines that stand where a table does are none of it */
  readonly outside: ReadonlyMap<number, OutsideReason>;
}

/** A heading cell of a header, maybe of several lines. */
export interface HeadingCell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly role: ColumnRole | null;
  readonly weight: number;
}
