/** The input of the rules for bookings that may be for information only. */
import type { LinedPage } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Statement } from '../../model/statement.ts';
import type { Booking } from '../bookings.ts';

export interface BookedRows {
  readonly rows: readonly ReadRow[];
  readonly booked: readonly Booking[];
  /** indices of lines of words between the rows */
  readonly titles: readonly number[];
  /** the balances that the statement opens and closes with */
  readonly balances: Pick<Statement, 'openingBalance' | 'closingBalance'>;
  readonly pages: readonly LinedPage[];
}
