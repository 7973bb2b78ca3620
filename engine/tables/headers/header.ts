/** A header: the headings that name the columns of a table, and where they are. */
import type { HeadingCell } from '../../model/table.ts';

export interface Header {
  /** index of its first line among the page's lines, and how many lines it has */
  readonly at: number;
  readonly height: number;
  readonly cells: readonly HeadingCell[];
  /** how well its cells make a header: what they weigh */
  readonly score: number;
}
