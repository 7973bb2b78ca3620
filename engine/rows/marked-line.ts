/** A line of a table's body, with what assembling rows asks of it. */
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { RowLine, Section } from '../model/row.ts';
import type { PlacedAmount, PlacedDate } from '../model/table.ts';

/** A body line with all that assembling asks of it. */
export interface MarkedLine {
  readonly row: RowLine;
  /** the amount of each money column */
  readonly amounts: readonly (PlacedAmount | null)[];
  readonly dates: readonly PlacedDate[];
  /** the line is this date and nothing else, perhaps a weekday: the heading of a day's rows */
  readonly dayHeading: PlacedDate | null;
  /** it is that, and says so, if no column says it as surely: "Kirjauspäivä 4.6.2021" */
  readonly bookingDay: boolean;
  /** has an amount in a money column */
  readonly anchor: boolean;
  readonly text: string;
  readonly kind: LineKind | null;
  readonly kindExact: boolean;
  readonly section: Section | null;
  /** it is the headings of a list without bookings, which are the section */
  readonly headsList: boolean;
  readonly baseline: number;
  readonly size: number;
  /** left edge of its text, in points from where texts of rows usually begin; NaN if none do */
  readonly indent: number;
  /** something is in the column of descriptions */
  readonly described: boolean;
  readonly bold: boolean;
  /** where the rule begins that it is, typed, not drawn; null for a line of texts */
  readonly typedFrom: number | null;
  /** a horizontal rule runs between the line above and it, or is that line */
  readonly ruledAbove: boolean;
  /** where that begins, the furthest left of several; Infinity without */
  readonly ruledFrom: number;
  readonly segment: number;
}

/** Returns how many points a line is below the one before; null for the first of its segment. */
export function gapAbove(lines: readonly MarkedLine[], at: number): number | null {
  const [above, below] = [lines[at - 1], lines[at]];
  return above && below && above.segment === below.segment ? below.baseline - above.baseline : null;
}
