/** What several statements of one account say together: whether each follows on the one before. */
import type { IsoDate } from '../model/iso-date.ts';
import type { AccountType } from '../model/statement.ts';
import type { JointKind, Standing } from '../wording/continuity.ts';

/**
 * The rows of a statement, as far as they tell it from another's: an array a column, so that thousands of files fit.
 */
export interface ComparedRows {
  /** year, month and day as one number: 20250131 */
  readonly days: Int32Array;
  /** minor units */
  readonly amounts: Float64Array;
  /** minor units; NaN where the row prints none */
  readonly balances: Float64Array;
  /** a number that descriptions of the same letters and figures share */
  readonly descriptions: Float64Array;
}

/** What of a statement is compared with the others of its account. */
export interface ComparedStatement {
  readonly iban: string | null;
  readonly accountNumber: string | null;
  readonly accountType: AccountType | null;
  readonly currency: string | null;
  readonly decimals: number;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  /** minor units; as printed, or what the printed figures and the rows make; null if neither tells */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly rows: ComparedRows;
}

/** The days that a statement covers. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** false: taken from its rows, which need not fill the period */
  readonly fromPrinted: boolean;
  readonly toPrinted: boolean;
}

/**
 * `gap`: days that no statement covers; `balance`: one does not open with what the one before closed with; `overlap`:
 * days, and maybe rows, that stand in two; `duplicate`: one statement twice; `revision`: twice, with other rows or
 * balances.
 */
type FindingKind = JointKind;

export interface Finding {
  readonly kind: FindingKind;
  /** the two that it is about, the earlier first: indices into the statements compared */
  readonly statements: readonly [number, number];
  /** first and last day: missing, shared, or from the end of the one to the start of the other */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /**
   * minor units: what the earlier closed with, and what the later opened with before the rows that only it has, or for
   * a revision closed with; null if not known
   */
  readonly expected: bigint | null;
  readonly found: bigint | null;
  /** rows that stand in both: index in the earlier, index in the later */
  readonly rows: readonly (readonly [number, number])[];
  /** files that could not be read: one of them may be what is missing */
  readonly failedFiles: readonly string[];
}

type ContinuityStatus = 'continuous' | 'broken' | 'unknown';

/** The statements of one account and currency. */
export interface AccountContinuity {
  readonly iban: string | null;
  readonly accountNumber: string | null;
  readonly currency: string | null;
  readonly decimals: number;
  /** in the order of their periods: indices into the statements compared */
  readonly statements: readonly number[];
  /** first and last day that they cover */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly status: ContinuityStatus;
  /** why, with the figures of it; the words are the catalogue's */
  readonly standing: Standing;
  readonly findings: readonly Finding[];
}
