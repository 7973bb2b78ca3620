/** What the user may say about a document. */
import type { BookingDay, Sides } from '../wording/questions.ts';

/** A column of a page, by a point in it, and what it holds; `other`: nothing that is booked. */
export interface SaidColumn {
  /** from 1 */
  readonly page: number;
  /** points, from the top left of the upright page */
  readonly x: number;
  readonly y: number;
  readonly holds: 'debit' | 'credit' | 'amount' | 'balance' | 'date' | 'value_date' | 'other';
}

export interface Hints {
  readonly currency?: string | undefined;
  readonly year?: number | undefined;
  readonly dateOrder?: 'DMY' | 'MDY' | 'YMD' | undefined;
  /** an answer to what the paper leaves open is taken first; others that fit as well stay rivals */
  readonly decimalMark?: '.' | ',' | undefined;
  /** what each column holds */
  readonly columns?: string[] | undefined;
  /** it is read so, whatever the paper says */
  readonly columnsAt?: SaidColumn[] | undefined;
  readonly bookingDay?: { readonly place: BookingDay['place']; readonly heading: string | null } | undefined;
  readonly sides?: Sides | undefined;
  /** pages (from 1) that are no part of a statement */
  readonly excludedPages?: number[] | undefined;
  /** pages with which a statement of its own begins */
  readonly startPages?: number[] | undefined;
  /** pages that continue the statement before */
  readonly continuePages?: number[] | undefined;
}
