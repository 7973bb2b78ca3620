/** A line outside of the rows, with what its words and its figures say. */
import type { LineAt } from '../../labels/near-phrases.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Figure } from './figures.ts';
import type { LineContent } from './line-content.ts';

export interface FactLine extends LineAt {
  readonly lines: readonly TokenLine[];
  readonly line: TokenLine;
  readonly words: LineContent;
  /** the figures that stand on it */
  readonly stated: readonly Figure[];
  /** one of them is a figure of the account */
  readonly isFigure: boolean;
}
