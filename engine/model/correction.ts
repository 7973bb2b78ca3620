/** What people change of a statement after it was read, and what is kept of it. */
import type { Editor } from './editor.ts';
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { Place } from './place.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { Transaction } from './transaction.ts';
import type { Warning } from './warning.ts';

/** Fields of a row that people enter; a decimal has the decimals of the currency, or fewer. */
export interface EnteredFields {
  readonly date?: IsoDate | undefined;
  readonly description?: string | undefined;
  /** a decimal, the holder's sign */
  readonly amount?: string | undefined;
  /** a decimal; null: none is printed */
  readonly balance?: string | null | undefined;
  readonly valueDate?: IsoDate | null | undefined;
  readonly transactionDate?: IsoDate | null | undefined;
  readonly reference?: string | null | undefined;
  readonly type?: string | null | undefined;
}

/** One change. Rows and statements are those of the reading that it is made of, counted over all of its statements. */
export type Change =
  | ({ readonly do: 'set'; readonly row: number } & EnteredFields)
  /** above `before`, a row of the statement or the one behind its last; several in their order */
  | ({
      readonly do: 'add';
      readonly statement: number;
      readonly before: number;
      readonly places?: readonly Place[] | undefined;
    } & EnteredFields & { readonly date: IsoDate; readonly description: string; readonly amount: string })
  | { readonly do: 'delete'; readonly row: number }
  /** a row that was deleted earlier, by its place among those of its statement */
  | { readonly do: 'undelete'; readonly statement: number; readonly removed: number }
  /** the signs of all amounts */
  | { readonly do: 'flip'; readonly statement: number }
  /** day and month of all dates, where both could be either */
  | { readonly do: 'swap'; readonly statement: number }
  | {
      readonly do: 'figures';
      readonly statement: number;
      readonly openingBalance?: string | null | undefined;
      readonly closingBalance?: string | null | undefined;
    };

/** A row that was deleted. */
export interface Removed extends Editor {
  /** index of the row that it stood above; their number, if it stood below the last */
  readonly before: number;
  readonly transaction: Transaction;
}

/** What of a statement was changed, with what was read. */
export interface Corrections {
  readonly removed: readonly Removed[];
  /** rows that were changed or added */
  readonly rows: number;
  readonly read: {
    readonly openingBalance: Minor | null;
    readonly closingBalance: Minor | null;
    readonly reconciliation: Reconciliation;
    readonly warnings: readonly Warning[];
  };
}
