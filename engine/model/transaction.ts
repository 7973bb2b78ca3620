/** A booking of a statement. */
import type { Editor } from './editor.ts';
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { TextSource } from './page.ts';
import type { Place } from './place.ts';

/** A word of a booking that the readers of its picture read differently, or that only one of them read. */
export interface WordReading extends Place {
  /** what it is part of; `text`: the description, or another text of the row */
  readonly field: 'date' | 'amount' | 'balance' | 'text';
  /** as it was taken */
  readonly text: string;
  /** what else was read there, the surest first; empty if only one reader read it */
  readonly others: readonly string[];
  /**
   * `corrected`: the sums of the paper close only with a less sure reading, which was taken; `settled`: they close only
   * with the surest one; `open`: they do not tell
   */
  readonly status: 'open' | 'settled' | 'corrected';
}

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
  /** `edited`: a person changed or added it */
  readonly source: TextSource | 'edited';
  /** 0 to 1 */
  readonly confidence: number;
  /** left out if nothing was corrected */
  readonly repaired?: readonly Repair[];
  /** left out if two readers read all of it alike, and for text of the file */
  readonly readings?: readonly WordReading[];
  /** left out of what nobody changed */
  readonly edited?: Edited;
}

/** A row that was changed or added. */
export interface Edited extends Editor {
  /** what was read of it; null: the row was added */
  readonly read: Omit<Transaction, 'places' | 'edited'> | null;
}
