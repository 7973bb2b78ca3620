/** A line outside of the rows, with what its words and its figures say. */
import type { LineAt } from '../../labels/near-phrases.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Figure } from './figures.ts';
import type { LineContent } from './line-content.ts';
import type { LineMarks } from './line-marks.ts';

export interface FactLine extends LineAt {
  readonly lines: readonly TokenLine[];
  readonly line: TokenLine;
  /** what its own words say */
  readonly content: LineContent;
  /** the figures that stand on it */
  readonly stated: readonly Figure[];
  /** one of them is a figure of the account */
  readonly isFigure: boolean;
  /** those on it, and one that goes on below */
  readonly ibans: readonly string[];
  /** it is a header of a table */
  readonly isHeading: boolean;
  /** lines that stand in rows */
  readonly inRows: LineMarks;
}
