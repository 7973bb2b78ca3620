/** What the user may say about a document. */
import type { BookingDay, Sides } from '../wording/questions.ts';

export interface Hints {
  readonly currency?: string | undefined;
  readonly year?: number | undefined;
  readonly dateOrder?: 'DMY' | 'MDY' | 'YMD' | undefined;
  /** an answer to what the paper leaves open is taken first; others that fit as well stay rivals */
  readonly decimalMark?: '.' | ',' | undefined;
  /** what each column holds */
  readonly columns?: string[] | undefined;
  readonly bookingDay?: { readonly place: BookingDay['place']; readonly heading: string | null } | undefined;
  readonly sides?: Sides | undefined;
}
