/** A booking of a statement. */
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { TextSource } from './page.ts';
import type { Place } from './place.ts';

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
}
