/** Names dates as the paper prints them. */
import type { PlacedDate } from '../../model/table.ts';

/** Given dates, returns their texts as they are printed, each one once. */
export function textsOf(dates: readonly PlacedDate[]): string[] {
  return [...new Set(dates.map(({ token }) => token.text))];
}
