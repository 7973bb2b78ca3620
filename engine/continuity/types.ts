/** What several statements of one account show together: if each follows the one before; and the days of statements. */

import { addDays, daysBetween } from '../dates/calendar.ts';
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
}

/**
 * This many days between two printed periods do not mean that a statement is missing: banks that print the first and
 * the last day of booking leave out a weekend with holidays on both sides.
 */
const IDLE_DAYS = 4;

/** Given "YYYY-MM-DD", returns it as one number, in the same order: 20250131. */
export const dayOf = (iso: IsoDate): number => Number(iso.replaceAll('-', ''));

const isoOf = (day: number): IsoDate =>
  String(day)
    .padStart('YYYYMMDD'.length, '0')
    .replace(/(..)(..)$/, '-$1-$2');

/** Returns the days of a statement: its period, or the days of its rows; null without either. */
export function spanOf({ periodStart, periodEnd, rows }: ComparedStatement): Span | null {
  const days = rows.days.toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  const from = periodStart ?? (first === undefined ? periodEnd : isoOf(first));
  const to = periodEnd ?? (last === undefined ? periodStart : isoOf(last));
  if (from === null || to === null) return null;
  const printed = { fromPrinted: periodStart !== null, toPrinted: periodEnd !== null };
  return from <= to ? { from, to, ...printed } : { from: to, to: from, ...printed };
}

export const sameSpan = (a: Days, b: Days): boolean => a.from === b.from && a.to === b.to;

/** Returns the days of both spans; null without any. */
export function sharedDays(a: Span, b: Span): Days | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

/** Returns the days between two spans if they are so many that a statement may be missing; null otherwise. */
export function missingDays(earlier: Span, later: Span): Days | null {
  // rows may not reach to the ends of their period: days without rows show nothing
  if (!earlier.toPrinted || !later.fromPrinted) return null;
  const missing = { from: addDays(earlier.to, 1), to: addDays(later.from, -1) };
  return daysIn(missing) > IDLE_DAYS ? missing : null;
}

export const daysIn = ({ from, to }: Days): number => daysBetween(from, to) + 1;
