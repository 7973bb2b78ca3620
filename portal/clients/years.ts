/** Puts the months of an account into rows of years, for a calendar. */
import type { AccountStrand } from '../api/types.ts';

export type Month = AccountStrand['months'][number];

/** A year with its twelve months; null: outside of the account's days. */
export interface Year {
  readonly year: string;
  readonly months: readonly (Month | null)[];
}

const MONTHS = 12;
const YEAR_DIGITS = 4;

/** Given months, returns their years, the newest first. */
export function yearsOf(months: readonly Month[]): Year[] {
  const byName = new Map(months.map((month) => [month.month, month]));
  const years = [...new Set(months.map(({ month }) => month.slice(0, YEAR_DIGITS)))].sort().reverse();
  return years.map((year) => ({
    year,
    months: Array.from({ length: MONTHS }, (_, at) => byName.get(`${year}-${String(at + 1).padStart(2, '0')}`) ?? null),
  }));
}
