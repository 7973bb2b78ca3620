/** A line outside the rows, with what its words and figures say. */
import type { LineAt } from '../../labels/near-phrases.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Figure } from './figures.ts';
import type { LineContent } from './line-content.ts';
import type { LineMarks } from './line-marks.ts';

export interface FactLine extends LineAt {
  readonly lines: readonly TokenLine[];
  readonly line: TokenLine;
  readonly content: LineContent;
  /** its figures */
  readonly stated: readonly Figure[];
  /** one of them is a figure of the account */
  readonly isFigure: boolean;
  /** its own, and one that goes on below */
  readonly ibans: readonly string[];
  /** a header of a table */
  readonly isHeading: boolean;
  readonly inRows: LineMarks;
}
