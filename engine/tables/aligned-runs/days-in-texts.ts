/** Finds days that are not in a column but in the texts of rows, on a line without the amount: "12 Mar 2025 · Card". */
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { moneyIn } from './aligned-runs.ts';

/** True for a line with one date, which begins it or ends it, and is not all of it, as the heading of a day is. */
function holdsDay({ line, dates: [date, other] }: TokenLine): boolean {
  if (!date || other || date.token.loose || date.to - date.from === line.words.length) return false;
  return date.from === 0 || date.to === line.words.length;
}

/** Lines with amounts that tell: what is between two of them, and behind the second. */
const ENOUGH = 3;

/** True if the first two lines with amounts have no day, and each has one on the lines below it, or above it. */
export function haveDaysInTexts(lines: readonly TokenLine[]): boolean {
  const rows = lines.flatMap((tl, i) => (moneyIn(tl).some((a) => !a.token.whole) ? [i] : [])).slice(0, ENOUGH);
  const [first, second, third = lines.length] = rows;
  if (first === undefined || second === undefined) return false;
  if ([first, second].some((i) => itemAt(lines, i).dates.length > 0)) return false;
  const isDated = (from: number, to: number) => lines.slice(from, to).filter(holdsDay).length === 1;
  return (
    (isDated(first + 1, second) && isDated(second + 1, third)) || (isDated(0, first) && isDated(first + 1, second))
  );
}
