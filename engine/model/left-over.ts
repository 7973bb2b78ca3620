/** What is printed among the rows of a statement that does not add up, and that none of them uses. */
import type { IsoDate } from './iso-date.ts';
import type { Minor } from './minor.ts';
import type { TextSource } from './page.ts';
import type { Place } from './place.ts';

/** An amount of money that no row uses. */
export interface UnusedAmount extends Place {
  /** as printed */
  readonly text: string;
  /** without its sign */
  readonly amount: Minor;
  /** the one day that its line prints; null if it prints none, several, or one without a sure year */
  readonly date: IsoDate | null;
  readonly source: TextSource;
}

export interface LeftOver {
  /** in the order of the paper */
  readonly amounts: readonly UnusedAmount[];
  /** lines that may be bookings */
  readonly lines: readonly Place[];
  /** nothing but these lines keeps `ROWS_EXPLAINED` open */
  readonly linesAlone: boolean;
}
