/** Puts what a paper prints into words. */
import type { PlacedDate } from '../tables/types.ts';

/** Given dates, returns them as they are printed, each one once: “31 Apr”, “30.02.2025”. */
export function quoted(dates: readonly PlacedDate[]): string {
  return [...new Set(dates.map(({ token }) => `“${token.text}”`))].join(', ');
}
