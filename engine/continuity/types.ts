/** What several statements of one account show together: if each follows the one before. */
import type { IsoDate } from '../model/iso-date.ts';
import type { Statement } from '../model/statement.ts';
import type { JointKind, Standing } from '../wording/continuity.ts';

/** What identifies the rows of a statement: one array for each column, so that thousands of files fit in memory. */
export interface ComparedRows {
  /** year, month and day as one number: 20250131 */
  readonly days: Int32Array;
  /** minor units */
  readonly amounts: Float64Array;
  /** minor units; NaN if the row prints no balance */
  readonly balances: Float64Array;
  /** a number that descriptions of the same letters and figures share */
  readonly descriptions: Float64Array;
}

/** The part of a statement that is compared with the others of its account. */
export interface ComparedStatement
  extends Pick<Statement, 'iban' | 'accountNumber' | 'accountType' | 'currency' | 'decimals'>,
    Pick<Statement, 'periodStart' | 'periodEnd'> {
  /** minor units; as printed, or what the printed figures and the rows make; null if neither shows it */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly rows: ComparedRows;
}

/** First and last day. */
export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The days of a statement. */
export interface Span extends Days {
  /** false: it is the day of a row, and rows may not fill the period */
  readonly fromPrinted: boolean;
  readonly toPrinted: boolean;
}

/** A statement of an account, by its index among the statements compared. */
export interface Member {
  readonly index: number;
  readonly statement: ComparedStatement;
}

/** A statement that can be put in order. */
export interface Placed extends Member {
  readonly span: Span;
}

/** The days are those that are missing or shared, or from the end of the one to the start of the other. */
export interface Finding extends Days {
  /**
   * `gap`: days that no statement covers; `balance`: one does not open with what the one before closed with; `overlap`:
   * days, and maybe rows, that are in two; `duplicate`: one statement twice; `revision`: twice, with other rows or
   * balances
   */
  readonly kind: JointKind;
  /** the two that it is about, the earlier first: indices into the statements compared */
  readonly statements: readonly [number, number];
  /**
   * minor units: what the earlier closed with, and what the later opened with before the rows that only it has, or for
   * a revision closed with; null if not known
   */
  readonly expected: bigint | null;
  readonly found: bigint | null;
  /** rows that are in both: index in the earlier, index in the later */
  readonly rows: readonly (readonly [number, number])[];
  /** files that could not be read: one of them may be what is missing */
  readonly failedFiles: readonly string[];
}

/** The statements of one account and currency. */
export interface AccountContinuity extends Pick<Statement, 'iban' | 'accountNumber' | 'currency' | 'decimals'> {
  /** in the order of their periods: indices into the statements compared */
  readonly statements: readonly number[];
  /** first and last day of them */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly status: 'continuous' | 'broken' | 'unknown';
  /** why, with the figures of it; the catalogue has the words */
  readonly standing: Standing;
  readonly findings: readonly Finding[];
  /** the place of one, or a balance that it goes on from, is not known, whatever is found of others */
  readonly isSilent: boolean;
}
