/** A booking of a statement. */
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { TextSource } from './page.ts';
import type { Place } from './place.ts';

/** A figure that the sums of the paper corrected, where the readers of its picture differ. */
export interface Repair {
  readonly field: 'date' | 'amount' | 'balance';
  /** as the surer reader read it */
  readonly read: string;
  /** as the other one read it: the reading with which the sums close */
  readonly taken: string;
}

export interface Transaction {
  readonly date: IsoDate;
  readonly description: string;
  /** the holder's sign: money in > 0 */
  readonly amount: Minor;
  /** as printed on this row, the holder's sign: money owed < 0; null if none is printed */
  readonly balance: Minor | null;
  readonly valueDate: IsoDate | null;
  readonly transactionDate: IsoDate | null;
  readonly reference: string | null;
  readonly type: string | null;
  readonly places: readonly Place[];
  readonly source: TextSource;
  /** 0 to 1 */
  readonly confidence: number;
  /** left out if nothing was corrected */
  readonly repaired?: readonly Repair[];
}
