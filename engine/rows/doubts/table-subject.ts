/** What is known of a table when its rows are doubted. */
import type { ColumnKind } from '../../model/row.ts';
import type { MarkedLine } from '../marked-line.ts';

/** The lines of a table. */
export interface TableSubject {
  readonly lines: readonly MarkedLine[];
  readonly kinds: readonly ColumnKind[];
  /** those that no row has */
  readonly loose: ReadonlySet<MarkedLine>;
  /** those below a title of what is no booking */
  readonly listed: ReadonlySet<MarkedLine>;
  /** those with a day and without an amount, sentences left out */
  readonly dated: readonly MarkedLine[];
  /** indices of the segments that have a header */
  readonly headed: ReadonlySet<number>;
}
