/** Tells which balances are carried from one row to another, by their print and place. */
import { firstLineOf, type Row } from '../../model/row.ts';
import type { PageNumbering } from '../facts/page-numberings.ts';

/** True for a balance that turns the page: one statement, even if it differs overleaf. */
export function turnsPage(carried: Row, brought: Row): boolean {
  const isOverleaf = firstLineOf(brought).page === firstLineOf(carried).page + 1;
  return carried.kind === 'carried_forward' && carried.table === brought.table && isOverleaf;
}

/** True if an opening balance is the one carried forward above it. */
export function carries(closed: Row | null, opening: Row): boolean {
  return closed !== null && closed.kind === 'carried_forward' && sameAmount(closed, opening);
}

/**
 * True for an opening balance at the head of a page that repeats the last row of the page before, whatever that is
 * called, if the pages are counted on. A row with a day is a booking, and a closing balance ends the statement.
 */
export function isCountedOn(above: Row, opening: Row, numberings: readonly PageNumbering[]): boolean {
  const [last, next] = [firstLineOf(above).page, firstLineOf(opening).page];
  if (next !== last + 1 || above.table !== opening.table || above.kind === 'closing' || above.days.length > 0)
    return false;
  if (lastDigits(above) === undefined || !sameAmount(above, opening)) return false;
  return numberings.some(({ numbers }) => {
    const [own, other] = [last, next].map((page) => numbers.find((number) => number.page === page));
    return own !== undefined && other?.number === own.number + 1;
  });
}

/** True for two rows whose last amounts have the same digits. */
export function sameAmount(a: Row, b: Row): boolean {
  return lastDigits(a) === lastDigits(b);
}

const lastDigits = ({ amounts }: Row): string | undefined => amounts.findLast((x) => x !== null)?.token.digits;
