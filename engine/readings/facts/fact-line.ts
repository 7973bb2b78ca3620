/** A line outside the rows, what its words and figures say, and the heading above one of its phrases. */
import { headingOver, type LineAt, shareAnEdge } from '../../labels/near-phrases.ts';
import { itemAt } from '../../model/lists.ts';
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
  /** its own, and one that continues below */
  readonly ibans: readonly string[];
  /** a header of a table */
  readonly isHeading: boolean;
  readonly inRows: LineMarks;
}

/** A heading is above its value within so many text sizes. */
const HEADING_ABOVE = 2.6;
const sharesEdge = shareAnEdge(2);

/** Given the index of a phrase on a line, returns the aligned text right above, or ''. */
export const alignedHeading = (line: LineAt, phrase: number): string =>
  headingOver(itemAt(itemAt(line.lines, line.at).line.phrases, phrase), line, sharesEdge, HEADING_ABOVE);
