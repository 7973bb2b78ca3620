/** Of a corrected row, what the paper prints. */
import type { UnusedAmount } from '../../model/left-over.ts';

/** What of a row is printed as it was entered. */
export interface Printed {
  /** null: no unused amount is the row's */
  readonly amount: UnusedAmount | null;
  readonly balance: UnusedAmount | null;
  /** it is on a line that may be a booking, and nothing else of the statement is unused */
  readonly isOnly: boolean;
}
