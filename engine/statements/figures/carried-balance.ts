/** Tells a balance that a page carries over from one that closes the statement: at the foot of a page both may have the same words. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';

/**
 * Given the row that states the balance below all rows, the closing balance that the paper prints elsewhere, and how it counts its pages,
 * returns whether it may be that of a page alone. Banks end whole statements with "Balance carried forward", too: it closes them where the
 * pages say that this is the last one, or where the same is printed as the closing balance.
 */
export function mayBeOfPage(row: ReadRow, elsewhere: Minor | null, numberings: readonly PageNumbering[]): boolean {
  if (row.reason !== 'carried_forward' || states(row, elsewhere)) return false;
  const { page } = row.row.lines[0].source.line;
  return !numberings.some((numbering) => runsOut(numbering, page));
}

/** Given the row that states the balance above all rows, and the opening balance that the paper prints elsewhere, returns whether pages may stand before it. */
export function mayGoOn(row: ReadRow, elsewhere: Minor | null): boolean {
  return row.reason === 'brought_forward' && !states(row, elsewhere);
}

const states = ({ balance, amount }: ReadRow, value: Minor | null): boolean =>
  value !== null && (value === balance || value === amount);

/** True for a numbering that goes on from a page to the last of those that it says there are. */
function runsOut({ numbers }: PageNumbering, page: number): boolean {
  let at = numbers.findLastIndex((one) => one.page <= page);
  if (at < 0) return false;
  while (at + 1 < numbers.length && numbers[at + 1].number > numbers[at].number) at++;
  return numbers[at].of === numbers[at].number;
}
