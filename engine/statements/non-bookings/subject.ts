/** The input of the rules for bookings that may be for information only. */
import type { LinedPage } from '../../model/line.ts';
import type { Statement } from '../../model/statement.ts';
import type { Subject } from '../subject.ts';

export interface BookedRows extends Pick<Subject, 'rows' | 'booked'> {
  /** indices of lines of words between the rows */
  readonly titles: readonly number[];
  /** the balances that the statement opens and closes with */
  readonly balances: Pick<Statement, 'openingBalance' | 'closingBalance'>;
  readonly pages: readonly LinedPage[];
}
